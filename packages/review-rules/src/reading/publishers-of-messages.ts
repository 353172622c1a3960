import type { PublishDocument } from "@plumbline/playback-engine";
import { oncePerReview } from "../state/review-context.js";
import { held } from "./held.js";
import { outlinedScenarios, stepsOf } from "./scenario-steps.js";

/** By element: the IDs of the scenarios that show it publishing, in order. */
export type Publishers = ReadonlyMap<string, ReadonlySet<string>>;

/** By message: who publishes it in any scenario. A publish that names no message or no element is not read. */
export const publishersOfMessages = oncePerReview((context): ReadonlyMap<string, Publishers> => {
  const messages = new Map<string, Map<string, Set<string>>>();
  for (const outlined of outlinedScenarios(context)) {
    for (const step of stepsOf(outlined)) {
      if (step.type === "publish") {
        note(messages, step, outlined.scenario.id);
      }
    }
  }
  return messages;
});

function note(
  messages: Map<string, Map<string, Set<string>>>,
  { message, from }: PublishDocument,
  scenarioId: string,
): void {
  if (typeof message === "string" && typeof from === "string") {
    const publishers = held(messages, message, () => new Map<string, Set<string>>());
    held(publishers, from, () => new Set<string>()).add(scenarioId);
  }
}
