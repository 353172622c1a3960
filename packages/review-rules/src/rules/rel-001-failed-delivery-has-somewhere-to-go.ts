import type { Subscription } from "@plumbline/model-core";
import { unknownByDoubt } from "../judging/unknown-by-doubt.js";
import type { Cited } from "../records/cited.js";
import type { Judgement } from "../records/judgement.js";
import type { ReviewContext } from "../state/review-context.js";
import { capitalised, inWords, nameInWords } from "../words/in-words.js";
import type { Rule } from "./rule.js";

/** See docs/reference/review.md#rel-001. */
export const rel001: Rule = {
  id: "REL-001",
  version: 2,
  category: "resilience",
  title: "Failed delivery has somewhere to go",
  reads: "Each subscription with its retry attempts, its channel, its consumer and its dead-letter channel.",
  settle:
    "Give the subscription a retry with more than one attempt, or a dead-letter channel. Where a fact is in doubt, confirm it.",
  results: {
    verified: "The subscription has more than one attempt, or a dead-letter channel.",
    concern: "The subscription has one attempt and no dead-letter channel.",
    unknown: "The subscription, its channel, its consumer or its dead-letter channel is in doubt.",
    "not-applicable": null,
  },
  severity: "Warning.",
  evaluate: (context) =>
    context.index.model.subscriptions.map((subscription) => judge(context, subscription)),
};

function judge(context: ReviewContext, subscription: Subscription): Judgement {
  const facts = factsOf(subscription);
  const said = { subject: { kind: "subscription", id: subscription.id }, severity: "warning" } as const;
  const open = unknownByDoubt(context, { ...said, facts });
  return open ?? { ...said, ...settled(context, subscription), cites: facts, items: [] };
}

function factsOf({ id, channelId, consumerId, deadLetterChannelId }: Subscription): readonly Cited[] {
  return [
    { kind: "subscription", id },
    { kind: "channel", id: channelId },
    { kind: "element", id: consumerId },
    ...(deadLetterChannelId === null ? [] : [{ kind: "channel", id: deadLetterChannelId } as const]),
  ];
}

function settled(
  context: ReviewContext,
  { id, retry, deadLetterChannelId }: Subscription,
): Pick<Judgement, "result" | "reason"> {
  const named = capitalised(inWords(context, { kind: "subscription", id }));
  if (deadLetterChannelId !== null) {
    const channel = nameInWords(context, { kind: "channel", id: deadLetterChannelId });
    return { result: "verified", reason: `${named} sends what fails to ${channel}` };
  }
  const attempts = retry?.maxAttempts ?? 1;
  return attempts > 1
    ? { result: "verified", reason: `${named} is tried up to ${attempts} times` }
    : {
        result: "concern",
        reason: `${named} has one attempt and no dead-letter channel, so what fails is lost`,
      };
}
