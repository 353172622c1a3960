import type { StepDocument } from "@plumbline/playback-engine";
import type { Cited } from "../records/rule.js";

/** A step that sends something: a call or a publish. */
export interface SendingStep {
  readonly stepId: string | null;
  /** The operation of a call, the message of a publish; null when the step names none. */
  readonly contract: Cited | null;
  /** What the contract of such a step is. */
  readonly kind: "operation" | "message";
}

/** A call or a publish with its contract; null of any other step. */
export function sendingStep(step: StepDocument): SendingStep | null {
  switch (step.type) {
    case "call":
      return sending("operation", step.id, step.operation);
    case "publish":
      return sending("message", step.id, step.message);
    default:
      return null;
  }
}

function sending(
  kind: SendingStep["kind"],
  stepId: string | null | undefined,
  id: string | null | undefined,
): SendingStep {
  const contract = typeof id === "string" ? { kind, id } : null;
  return { stepId: stepId ?? null, kind, contract };
}
