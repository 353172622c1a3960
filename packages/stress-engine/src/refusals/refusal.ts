import type { Issue } from "@plumbline/model-core";
import { present } from "@plumbline/model-core";

export const REFUSAL_CODES = [
  "scenario-missing",
  "scenario-invalid",
  "model-invalid",
  "missing-resource",
  "missing-service-time",
  "unknown-target",
  "target-not-in-scenario",
  "wrong-target-kind",
  "event-budget",
  "empty-scenario",
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** One reason for which a run does not start. */
export interface RefusalReason {
  readonly code: RefusalCode;
  readonly targetId: string | null;
  readonly stepId: string | null;
  readonly message: string;
}

/** Why a run does not start (docs/reference/stress-runs.md#refusals): every reason at once. */
export interface StressRefusal {
  readonly code: "stress_refused";
  readonly title: string;
  /** The reasons with the paths of the profile's values, where they are about one. */
  readonly errors: readonly Issue[];
  readonly reasons: readonly RefusalReason[];
}

/** A reason and the path of the value in the profile that it is about; empty when it is about none. */
export interface FoundReason extends RefusalReason {
  readonly field: string;
}

export function reason(
  code: RefusalCode,
  message: string,
  about: { readonly targetId?: string; readonly stepId?: string | null; readonly field?: string } = {},
): FoundReason {
  const { targetId = null, stepId = null, field = "" } = about;
  return { code, targetId, stepId, message, field };
}

export function refusalOf(found: readonly FoundReason[]): StressRefusal {
  return {
    code: "stress_refused",
    title: `The stress run is refused: ${present(found[0]).message}`,
    errors: found.map(({ field, message }) => ({ field, message })),
    reasons: found.map(({ code, targetId, stepId, message }) => ({ code, targetId, stepId, message })),
  };
}
