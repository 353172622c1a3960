import type { StepDocument } from "@plumbline/playback-engine";
import type { Cited } from "../records/cited.js";

/** A step that sends something: a call or a publish. */
export interface SendingStep {
  readonly stepId: string | null;
  /** The operation of a call, the message of a publish; its ID is empty where the step leaves it out. */
  readonly contract: Cited;
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
  kind: "operation" | "message",
  stepId: string | null | undefined,
  id: string | null | undefined,
): SendingStep {
  return { stepId: stepId ?? null, contract: { kind, id: id ?? "" } };
}
