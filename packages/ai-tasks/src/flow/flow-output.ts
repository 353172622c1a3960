import { FACT_LIMITS } from "@plumbline/model-core";
import {
  from,
  guid,
  integer,
  list,
  nullable,
  object,
  type ReadOf,
  word,
} from "@plumbline/model-core/declaring";
import {
  ASSERTION_TYPES,
  EVENT_KINDS,
  FAULT_KINDS,
  PLAYBACK_LIMITS,
  SAVE_LIMITS,
  STEP_OUTCOMES,
} from "@plumbline/playback-engine";
import { FLOW_LIMITS, OUTPUT_LIMITS } from "../limits.js";
import { ASSUMPTIONS, alias, line, prose, QUESTIONS } from "../outputs/output-values.js";
import { FLOW_STEP } from "./flow-step.js";
import { MISSING_PART } from "./missing-part.js";

/** A part of the model by the alias that the flow has for it. */
export const FLOW_REF = object({
  alias: alias("What the flow calls it"),
  id: guid({ about: "A part of the model" }),
});

export const FLOW_FAULT = object({
  target: alias("An operation, channel, subscription or element"),
  kind: word(FAULT_KINDS),
  failFirst: nullable(
    integer({
      rules: [from(1, PLAYBACK_LIMITS.attempts)],
      about: "Attempts that fail; null fails every one",
    }),
  ),
});
export type FlowFault = ReadOf<typeof FLOW_FAULT>;

export const FLOW_ASSERTION = object({
  key: line(SAVE_LIMITS.idCharacters, "Unique among the assertions"),
  type: word(ASSERTION_TYPES),
  step: nullable(line(SAVE_LIMITS.idCharacters, "Of outcome: the key of a step")),
  outcome: nullable(word(STEP_OUTCOMES, { about: "Of outcome: what the step must have" })),
  eventKind: nullable(word(EVENT_KINDS, { about: "Of event-count" })),
  target: nullable(alias("Of event-count: what the events are of; null counts all of the kind")),
  count: nullable(
    integer({ rules: [from(0, PLAYBACK_LIMITS.events)], about: "Of event-count: how many there must be" }),
  ),
});
export type FlowAssertion = ReadOf<typeof FLOW_ASSERTION>;

/**
 * A flow as an AI answers it and an agent submits it (docs/reference/ai.md#the-flow): flat, with a scenario's steps in
 * one list, since vendors take no recursive schema.
 */
export const FLOW_OUTPUT = object({
  name: line(FACT_LIMITS.nameLength, "What the scenario is called"),
  summary: prose(OUTPUT_LIMITS.summaryCharacters, "What happens in it, in a few sentences"),
  refs: list(FLOW_REF, {
    most: OUTPUT_LIMITS.refs,
    about: "Aliases of one's own; none where the parts have theirs",
  }),
  missing: list(MISSING_PART, {
    most: FLOW_LIMITS.missing,
    about: "Parts that the flow needs and the model lacks",
  }),
  steps: list(FLOW_STEP, { most: FLOW_LIMITS.steps, about: "In order, a step before those that it holds" }),
  faults: list(FLOW_FAULT, { most: FLOW_LIMITS.faults }),
  assertions: list(FLOW_ASSERTION, { most: FLOW_LIMITS.assertions }),
  questions: QUESTIONS,
  assumptions: ASSUMPTIONS,
});
export type FlowOutput = ReadOf<typeof FLOW_OUTPUT>;
