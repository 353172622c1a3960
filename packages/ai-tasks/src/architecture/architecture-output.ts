import {
  CHANNEL_KINDS,
  ELEMENT_KINDS,
  FACT_LIMITS,
  RELATIONSHIP_KINDS,
  TRANSPORTS,
} from "@plumbline/model-core";
import { guid, list, nullable, object, type ReadOf, word } from "@plumbline/model-core/declaring";
import { ARCHITECTURE_LIMITS, OUTPUT_LIMITS } from "../limits.js";
import {
  ASSUMPTIONS,
  alias,
  confidence,
  line,
  prose,
  QUESTIONS,
  statement,
} from "../outputs/output-values.js";
import { ARCHITECTURE_ACTIONS, ARCHITECTURE_KINDS } from "./architecture-words.js";

const { nameLength, descriptionLength, technologyLength, routingKeyLength } = FACT_LIMITS;
const { items, consumers, services, because } = ARCHITECTURE_LIMITS;
const { summaryCharacters, refs } = OUTPUT_LIMITS;

function aliases(about: string, most: number) {
  return nullable(list(alias(""), { most, about }));
}

/** One fact to add or change. Null is what its kind does not have, and what an update leaves. */
export const ARCHITECTURE_ITEM_OUTPUT = object({
  alias: alias("What other items call it"),
  kind: word(ARCHITECTURE_KINDS),
  action: word(ARCHITECTURE_ACTIONS, {
    about: "update changes name, description, technology or parent alone",
  }),
  target: nullable(alias("Of update: the part that is changed")),
  name: nullable(line(nameLength, "Of a relationship its label; null of a subscription and a binding")),
  description: nullable(statement(descriptionLength, "Of an element or a message")),
  technology: nullable(line(technologyLength, "Of an element or a relationship")),
  elementKind: nullable(word(ELEMENT_KINDS, { about: "Of an element" })),
  parent: nullable(alias("Of an element: the element that holds it")),
  from: nullable(alias("Of a relationship: an element")),
  to: nullable(alias("Of a relationship: an element")),
  relationshipKind: nullable(word(RELATIONSHIP_KINDS, { about: "Of a relationship" })),
  producer: nullable(alias("Of a message: the element that sends it")),
  consumers: aliases("Of a message: the elements that take it", consumers),
  owner: nullable(alias("Of an operation: the element that offers it")),
  transport: nullable(word(TRANSPORTS, { about: "Of an operation" })),
  channelKind: nullable(word(CHANNEL_KINDS, { about: "Of a channel" })),
  channel: nullable(alias("Of a subscription: what it is on")),
  consumer: nullable(alias("Of a subscription: the element that consumes")),
  deadLetterChannel: nullable(alias("Of a subscription: where messages go that nobody could handle")),
  source: nullable(alias("Of a binding: the channel that messages come from")),
  bindingTarget: nullable(alias("Of a binding: the channel that they go to")),
  routingKey: nullable(line(routingKeyLength, "Of a binding")),
  services: aliases("Of a new element: the services of repositories that it is, or holds", services),
  because: list(alias(""), {
    most: because,
    about: "What shows it: parts of the model, services, source facts",
  }),
  confidence: confidence(),
});
export type ArchitectureItemOutput = ReadOf<typeof ARCHITECTURE_ITEM_OUTPUT>;

/** An architecture as an AI answers it and an agent submits it (docs/reference/ai.md#the-architecture). */
export const ARCHITECTURE_OUTPUT = object({
  summary: prose(summaryCharacters, "What is proposed and why, in a few sentences"),
  refs: list(object({ alias: alias("What the items call it"), id: guid({ about: "A part of the model" }) }), {
    most: refs,
    about: "Aliases of one's own; none where the parts have theirs",
  }),
  items: list(ARCHITECTURE_ITEM_OUTPUT, { most: items }),
  questions: QUESTIONS,
  assumptions: ASSUMPTIONS,
});
export type ArchitectureOutput = ReadOf<typeof ARCHITECTURE_OUTPUT>;
