import { CHANNEL_KINDS, ELEMENT_KINDS, FACT_LIMITS, TRANSPORTS } from "@plumbline/model-core";
import { from, integer, list, nullable, object, type ReadOf, word } from "@plumbline/model-core/declaring";
import { FLOW_LIMITS, OUTPUT_LIMITS } from "../limits.js";
import { alias, confidence, line, statement } from "../outputs/output-values.js";

/** The kinds of parts that a flow may need and a model lack. */
export const MISSING_KINDS = ["element", "operation", "channel", "subscription", "message"] as const;
export type MissingKind = (typeof MISSING_KINDS)[number];

const { nameLength, technologyLength, maxTimeoutMs } = FACT_LIMITS;

/** A part that a flow needs and the model lacks (docs/reference/ai.md#missing-parts). Null is what its kind does not have. */
export const MISSING_PART = object({
  alias: alias("What the flow calls it"),
  kind: word(MISSING_KINDS),
  name: nullable(line(nameLength, "Null of a subscription, which has no name")),
  why: statement(FLOW_LIMITS.whyCharacters, "Why the flow needs it"),
  confidence: confidence(),
  elementKind: nullable(word(ELEMENT_KINDS, { about: "Of an element" })),
  parent: nullable(alias("Of an element: what holds it")),
  technology: nullable(line(technologyLength, "Of an element")),
  owner: nullable(alias("Of an operation: the element that offers it")),
  transport: nullable(word(TRANSPORTS, { about: "Of an operation" })),
  timeoutMs: nullable(
    integer({
      rules: [from(0, maxTimeoutMs)],
      about: "Of an operation: milliseconds; null or 0 declares none",
    }),
  ),
  channelKind: nullable(word(CHANNEL_KINDS, { about: "Of a channel" })),
  channel: nullable(alias("Of a subscription: what it is on")),
  consumer: nullable(alias("Of a subscription: the element that consumes")),
  deadLetterChannel: nullable(alias("Of a subscription: where messages go that nobody could handle")),
  producer: nullable(alias("Of a message: the element that sends it")),
  consumers: nullable(list(alias("Of a message: an element that takes it"), { most: OUTPUT_LIMITS.refs })),
});
export type MissingPart = ReadOf<typeof MISSING_PART>;
