import type { AliasedPart, DesignState } from "@plumbline/ai-tasks";
import type { JsonValue } from "@plumbline/model-core";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import type { SchemaCheckMemory } from "../../scenarios/for-threads.js";
import type { DesignPlace } from "../context/read-design.js";

/** What an explanation is about, as it is told. */
export interface TargetToTell {
  readonly outcome: "target";
  /** What the context is about; null: everything. */
  readonly selection: readonly string[] | null;
  readonly alsoNamed: readonly Omit<AliasedPart, "alias">[];
  /** The text that says more of it than the model does. */
  readonly more: { readonly name: "promise" | "findings"; readonly data: JsonValue } | null;
  /** The IDs that this text names. */
  readonly names: readonly string[];
}

/** Where a target is looked for. */
export interface TargetPlace {
  readonly place: DesignPlace;
  readonly state: DesignState;
  readonly clock: SchemaCheckMemory;
}

/** Why there is none. */
export type NoTarget = RefusalNamed<
  "no-target" | "no-project" | "no-open-branch" | "no-revision" | "review-too-large"
>;

export const NO_TARGET: NoTarget = { outcome: "no-target" };

/** What of some IDs the state has. */
export function presentOf({ index, scenarios }: DesignState, ids: readonly string[]): readonly string[] {
  const known = new Set<string>([
    ...Object.values(index.model).flatMap((facts: readonly { readonly id: string }[]) =>
      facts.map(({ id }) => id),
    ),
    ...scenarios.map(({ id }) => id),
  ]);
  return ids.filter((id) => known.has(id));
}
