import type { Message } from "@plumbline/model-core";
import { unknownByDoubt } from "../judging/unknown-by-doubt.js";
import { inIdOrder } from "../reading/in-id-order.js";
import { publishersOfMessages } from "../reading/publishers-of-messages.js";
import type { Cited } from "../records/cited.js";
import type { Found } from "../records/found.js";
import type { Judgement } from "../records/judgement.js";
import type { ReviewContext } from "../state/review-context.js";
import { counted } from "../words/counted.js";
import { capitalised, inWords } from "../words/in-words.js";
import type { Rule } from "./rule.js";

/** See docs/reference/review.md#con-004. */
export const con004: Rule = {
  id: "CON-004",
  version: 1,
  category: "contracts",
  title: "Scenario shows producer publishing its message",
  reads: "The producer of each message, and the publish steps of all scenarios.",
  settle:
    "Write a scenario in which the producer publishes the message, or confirm the message or producer that is in doubt.",
  results: {
    verified: "A publish step of a scenario has the producer publish the message.",
    concern: null,
    unknown: "No scenario shows it, or the message or its producer is in doubt.",
    "not-applicable": null,
  },
  severity: "Warning.",
  evaluate: (context) =>
    inIdOrder(context.index.model.messages).map((message) => judgementOf(context, message)),
};

function judgementOf(context: ReviewContext, { id, producerId }: Message): Judgement {
  const message: Cited = { kind: "message", id };
  const producer: Cited = { kind: "element", id: producerId };
  const said = { subject: message, severity: "warning" } as const;
  const doubt = unknownByDoubt(context, { ...said, facts: [message, producer] });
  return doubt ?? { ...said, ...shown(context, message, producer) };
}

function shown(context: ReviewContext, message: Cited, producer: Cited): Found {
  const items = [...(publishersOfMessages(context).get(message.id)?.get(producer.id) ?? [])];
  const publishing = `${inWords(context, producer)} publishing ${inWords(context, message)}`;
  const [first] = items;
  if (first === undefined) {
    const reason = `No scenario shows ${publishing}`;
    return { result: "unknown", reason, cites: [message, producer], items };
  }
  const witness: Cited = { kind: "scenario", id: first };
  const others =
    items.length > 1 ? `; ${counted(items.length - 1, "more scenario does", "more scenarios do")}` : "";
  const reason = `${capitalised(inWords(context, witness))} shows ${publishing}${others}`;
  return { result: "verified", reason, cites: [message, producer, witness], items };
}
