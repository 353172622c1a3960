import type { Guid, ModelIndex, Operation, Subscription } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import { exercisedParts } from "./exercised-parts.js";
import { nameInSentence, quotedName } from "./name-in-sentence.js";

/** An operation or subscription with more than one attempt. */
interface RetriedPart {
  readonly target: Guid;
  /** What a sentence calls it. */
  readonly part: string;
  readonly attempts: number;
}

/** What a scenario exercises that has more than one attempt and no fault yet: operations, then subscriptions, by ID. */
export function retriedParts(scenario: ScenarioDocument, index: ModelIndex): readonly RetriedPart[] {
  const { operations, subscriptions } = exercisedParts(scenario, index);
  const faulted = new Set(scenario.faults.map((fault) => fault?.target));
  return [
    ...operations.map((operation) => retried(operation, quotedName(operation.name))),
    ...subscriptions.map((subscription) => retried(subscription, deliveryOf(subscription, index))),
  ].filter(({ target, attempts }) => attempts > 1 && !faulted.has(target));
}

function retried({ id, retry }: Operation | Subscription, part: string): RetriedPart {
  return { target: id, part, attempts: retry?.maxAttempts ?? 1 };
}

function deliveryOf({ channelId, consumerId }: Subscription, index: ModelIndex): string {
  const channel = nameInSentence(index.channels, channelId);
  return `the delivery from ${channel} to ${nameInSentence(index.elements, consumerId)}`;
}
