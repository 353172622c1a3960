import type { Channel } from "@plumbline/model-core";
import { unknownByDoubt } from "../judging/unknown-by-doubt.js";
import { type PartiesOfChannel, type Party, partiesOfChannel } from "../reading/parties-of-channel.js";
import { sentMessages } from "../reading/sent-messages.js";
import type { Cited } from "../records/cited.js";
import type { Judgement } from "../records/judgement.js";
import type { ReviewContext } from "../state/review-context.js";
import { nameInWords } from "../words/in-words.js";
import type { Rule } from "./rule.js";

/** See docs/reference/review.md#ovr-006. */
export const ovr006: Rule = {
  id: "OVR-006",
  version: 1,
  category: "overengineering",
  title: "Channel inside one app",
  reads:
    "Each channel with a subscription: its subscriptions and their consumers, and the publish steps whose messages come to it, with their publishers and the channels and bindings on their way.",
  settle:
    "Replace the channel by a call inside the element, or show who else publishes to it or consumes it. Where a fact is in doubt, confirm it.",
  results: {
    verified: "More than one element publishes to it or consumes it.",
    concern: "Its only publisher and its only consumer are the same element.",
    unknown:
      "No publisher is known, or the channel, a subscription, a consumer, a publisher or its way is in doubt.",
    "not-applicable": "The channel has no subscription.",
  },
  severity: "Note.",
  evaluate: (context) => context.index.model.channels.map((channel) => judge(context, channel)),
};

function judge(context: ReviewContext, { id }: Channel): Judgement {
  const subject: Cited = { kind: "channel", id };
  const said = { subject, severity: "note", items: [] } as const;
  const subscriptions = context.index.subscriptionsOfChannel.get(id) ?? [];
  if (subscriptions.length === 0) {
    const reason = `${nameInWords(context, subject)} has no subscription`;
    return { ...said, result: "not-applicable", reason, cites: [subject] };
  }
  const parties = partiesOfChannel(context, subject, subscriptions);
  return (
    differing(context, subject, parties) ??
    unknownByDoubt(context, { ...said, facts: parties.facts }) ?? {
      ...said,
      ...alone(context, subject, parties),
      cites: parties.facts,
    }
  );
}

/** A stated publisher, and another that publishes or consumes by stated facts. */
function differing(context: ReviewContext, subject: Cited, parties: PartiesOfChannel): Judgement | null {
  const { statedPublishers, statedConsumers } = parties;
  const [publisher] = statedPublishers;
  const other = [...statedConsumers, ...statedPublishers].find(
    ({ elementId }) => elementId !== publisher?.elementId,
  );
  if (publisher === undefined || other === undefined) {
    return null;
  }
  const named = nameInWords(context, subject);
  const [from, to] = [nameOfParty(context, publisher), nameOfParty(context, other)];
  const does = statedConsumers.includes(other) ? "consumes it" : "publishes to it too";
  return {
    subject,
    severity: "note",
    result: "verified",
    reason: `${from} publishes to ${named} and ${to} ${does}`,
    cites: [subject, ...publisher.facts, ...other.facts],
    items: [],
  };
}

function nameOfParty(context: ReviewContext, { elementId }: Party): string {
  return nameInWords(context, { kind: "element", id: elementId });
}

/** What is left where nothing is in doubt and no two elements are known. */
function alone(
  context: ReviewContext,
  subject: Cited,
  { publisherIds: [publisherId] }: PartiesOfChannel,
): Pick<Judgement, "result" | "reason"> {
  const named = nameInWords(context, subject);
  if (sentMessages(context).isCut) {
    return {
      result: "unknown",
      reason: `Scenarios publish too many different routing keys to say who publishes to ${named}`,
    };
  }
  if (publisherId === undefined) {
    return { result: "unknown", reason: `No scenario publishes what comes to ${named}` };
  }
  const element = nameInWords(context, { kind: "element", id: publisherId });
  return {
    result: "concern",
    reason: `Only ${element} publishes to ${named} and only ${element} consumes it: a call inside ${element} does the same`,
  };
}
