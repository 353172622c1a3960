import { type Binding, present } from "@plumbline/model-core";
import { passesBinding, quoted } from "@plumbline/playback-engine";
import { unknownByDoubt } from "../judging/unknown-by-doubt.js";
import {
  comesByStatedFacts,
  type MessagesAtChannel,
  messagesAtChannel,
  wayOf,
} from "../reading/messages-at-channel.js";
import { sentMessages } from "../reading/sent-messages.js";
import type { Cited } from "../records/cited.js";
import type { Judgement } from "../records/judgement.js";
import { isStated, type ReviewContext } from "../state/review-context.js";
import { capitalised, inWords, nameInWords } from "../words/in-words.js";
import type { Rule } from "./rule.js";

/** See docs/reference/review.md#rel-006. */
export const rel006: Rule = {
  id: "REL-006",
  version: 2,
  category: "resilience",
  title: "Binding with routing key passes a published message",
  reads:
    "Each binding with a routing key, its source channel, the routing keys of the publish steps whose messages come to that channel, and the channels and bindings on their way. The target channel is not read.",
  settle:
    "Correct the key of the binding, or publish a message with a key that matches it. Where a fact is in doubt, confirm it.",
  results: {
    verified:
      "A publish step states a key that matches, and its message comes to the source by stated facts.",
    concern: "Publish steps state keys and none matches.",
    unknown:
      "No scenario publishes to the source, or none with a routing key, or the binding, its source or a way to it is in doubt.",
    "not-applicable": "The binding has no routing key.",
  },
  severity: "Warning.",
  evaluate: (context) => context.index.model.bindings.map((binding) => judge(context, binding)),
};

/** A binding with a routing key, and what is read for it. */
interface KeyedBinding {
  readonly subject: Cited;
  readonly pattern: string;
  readonly source: Cited;
  readonly coming: MessagesAtChannel;
}

function judge(context: ReviewContext, binding: Binding): Judgement {
  const subject: Cited = { kind: "binding", id: binding.id };
  const source: Cited = { kind: "channel", id: binding.sourceChannelId };
  const pattern = binding.routingKey;
  if (pattern === null) {
    const reason = `${capitalised(inWords(context, subject))} has no routing key`;
    return { subject, severity: "warning", result: "not-applicable", reason, cites: [subject], items: [] };
  }
  const coming = messagesAtChannel(context, source.id);
  const keyed = { subject, pattern, source, coming };
  const facts = [subject, source, ...coming.doubts];
  return (
    matched(context, keyed) ??
    unknownByDoubt(context, { subject, severity: "warning", facts }) ??
    unmatched(context, keyed)
  );
}

function matched(
  context: ReviewContext,
  { subject, pattern, source, coming }: KeyedBinding,
): Judgement | null {
  const message = coming.messages.find(
    (sent) => comesByStatedFacts(sent, source.id) && passesBinding({ pattern, routingKey: sent.routingKey }),
  );
  if (message === undefined || !isStated(context, subject)) {
    return null;
  }
  return {
    subject,
    severity: "warning",
    result: "verified",
    reason: `${capitalised(inWords(context, subject))} passes what is published with ${quoted(present(message.routingKey))}`,
    cites: [subject, ...wayOf(message, source.id)],
    items: [],
  };
}

function unmatched(context: ReviewContext, keyed: KeyedBinding): Judgement {
  const { subject, source, coming } = keyed;
  const open = whyOpen(context, keyed);
  return {
    subject,
    severity: "warning",
    result: open === null ? "concern" : "unknown",
    reason: open ?? noneMatches(context, keyed),
    cites: [subject, source, ...coming.ways],
    items: open === null ? coming.keys : [],
  };
}

function whyOpen(context: ReviewContext, { source, coming }: KeyedBinding): string | null {
  const named = nameInWords(context, source);
  if (sentMessages(context).isCut) {
    return `Scenarios publish too many different routing keys to say which come to ${named}`;
  }
  if (coming.messages.length === 0) {
    return `No scenario publishes what comes to ${named}`;
  }
  return coming.keys.length === 0 ? `What scenarios publish to ${named} has no routing key` : null;
}

function noneMatches(context: ReviewContext, { pattern, source, coming: { keys } }: KeyedBinding): string {
  const named = nameInWords(context, source);
  const first = present(keys[0]);
  return keys.length === 1
    ? `The only routing key that comes to ${named}, ${quoted(first)}, does not match ${quoted(pattern)}`
    : `None of the ${keys.length} routing keys that come to ${named}, the first ${quoted(first)}, matches ${quoted(pattern)}`;
}
