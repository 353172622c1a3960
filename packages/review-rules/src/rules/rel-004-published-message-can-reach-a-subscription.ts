import type { Channel } from "@plumbline/model-core";
import { judgeConsumption } from "../judging/judge-consumption.js";
import { isOnPath } from "../reading/path-of-promises.js";
import { publishedChannels } from "../reading/publications.js";
import type { Judgement } from "../records/judgement.js";
import type { ReviewContext } from "../state/review-context.js";
import { nameInWords } from "../words/in-words.js";
import type { Rule } from "./rule.js";

/** See docs/reference/review.md#rel-004. */
export const rel004: Rule = {
  id: "REL-004",
  version: 2,
  category: "resilience",
  title: "Published message can reach a subscription",
  reads:
    "Each channel that a scenario publishes to, the bindings and channels behind it, and the subscriptions on them. Routing keys and consumers are not read.",
  settle:
    "Subscribe to the channel or to one that its bindings lead to, or publish nothing to it. Where a fact is in doubt, confirm it.",
  results: {
    verified: "Stated bindings lead from the channel, or none is needed, to a stated subscription.",
    concern: "No subscription is on the channel or behind its bindings; of a queue too.",
    unknown: "The channel, or a binding, channel or subscription behind it is in doubt.",
    "not-applicable": "No scenario publishes to the channel.",
  },
  severity: "Blocking on the path of an approved promise, else warning.",
  evaluate: (context) => context.index.model.channels.map((channel) => judge(context, channel)),
};

function judge(context: ReviewContext, { id }: Channel): Judgement {
  const subject = { kind: "channel", id } as const;
  const severity = isOnPath(context, subject) ? "blocking" : "warning";
  if (publishedChannels(context).has(id)) {
    return judgeConsumption(context, { channelId: id, severity, what: "A message published to" });
  }
  const reason = `No scenario publishes to ${nameInWords(context, subject)}`;
  return { subject, severity, result: "not-applicable", reason, cites: [subject], items: [] };
}
