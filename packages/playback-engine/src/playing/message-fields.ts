import type { PlayablePublish } from "../playable-scenario.js";
import type { EventFields } from "./trace.js";

/** What every event of a message carries. */
export function messageFields(step: PlayablePublish, attempt: number): EventFields {
  return { stepId: step.id, attempt, message: step.message.id, headers: step.headers };
}
