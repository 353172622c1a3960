import type { Subscription } from "@plumbline/model-core";
import type { ResultWord } from "../../records/finding-words.js";
import type { ReviewedState } from "../../state/reviewed-state.js";
import type { NaiveFinding } from "./naive-finding.js";
import { allStated } from "./naive-standing.js";

/** "REL-001: subscription." "Warning." */
export function rel001(state: ReviewedState): readonly NaiveFinding[] {
  return state.model.subscriptions.map((subscription) => ({
    ruleId: "REL-001",
    subjectKind: "subscription",
    subjectId: subscription.id,
    result: resultOf(state, subscription),
    severity: "warning",
  }));
}

/**
 * "One attempt and no dead-letter channel" is a concern; "more than one attempt or a dead-letter channel" is verified;
 * it reads a fixed set, "any of it in doubt is unknown": "subscription, channel, consumer, dead-letter channel".
 */
function resultOf(state: ReviewedState, subscription: Subscription): ResultWord {
  const { id, channelId, consumerId, deadLetterChannelId, retry } = subscription;
  const isDoubtful = !allStated(state, [
    { kind: "subscription", id },
    { kind: "channel", id: channelId },
    { kind: "element", id: consumerId },
    ...(deadLetterChannelId === null ? [] : [{ kind: "channel" as const, id: deadLetterChannelId }]),
  ]);
  if (isDoubtful) {
    return "unknown";
  }
  return (retry?.maxAttempts ?? 1) > 1 || deadLetterChannelId !== null ? "verified" : "concern";
}
