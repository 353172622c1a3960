import type { Channel } from "@plumbline/model-core";
import { judgeConsumption } from "../judging/judge-consumption.js";
import type { Judgement } from "../records/judgement.js";
import { oncePerReview, type ReviewContext } from "../state/review-context.js";
import { nameInWords } from "../words/in-words.js";
import type { Rule } from "./rule.js";

/** See docs/reference/review.md#rel-005. */
export const rel005: Rule = {
  id: "REL-005",
  version: 2,
  category: "resilience",
  title: "Dead-letter channel has a consumer",
  reads:
    "Each channel that a subscription names as its dead-letter channel, the bindings and channels behind it, and the subscriptions on them. Consumers are not read.",
  settle:
    "Subscribe to the dead-letter channel or to one that its bindings lead to. Where a fact is in doubt, confirm it.",
  results: {
    verified: "Stated bindings lead from the channel, or none is needed, to a stated subscription.",
    concern: "No subscription is on the channel or behind its bindings.",
    unknown: "The channel, or a binding, channel or subscription behind it is in doubt.",
    "not-applicable": "No subscription has it as its dead-letter channel.",
  },
  severity: "Note.",
  evaluate: (context) => context.index.model.channels.map((channel) => judge(context, channel)),
};

function judge(context: ReviewContext, { id }: Channel): Judgement {
  const subject = { kind: "channel", id } as const;
  const severity = "note";
  if (deadLetterChannels(context).has(id)) {
    return judgeConsumption(context, { channelId: id, severity, what: "A dead letter on" });
  }
  const reason = `No subscription sends its dead letters to ${nameInWords(context, subject)}`;
  return { subject, severity, result: "not-applicable", reason, cites: [subject], items: [] };
}

const deadLetterChannels = oncePerReview(
  ({ index }): ReadonlySet<string | null> =>
    new Set(index.model.subscriptions.map(({ deadLetterChannelId }) => deadLetterChannelId)),
);
