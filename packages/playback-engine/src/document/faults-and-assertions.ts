import { object, type ReadOf, unionOf, word } from "@plumbline/model-core/declaring";
import { EVENT_KINDS } from "./event-kinds.js";
import { OWN_ID, partId, runInteger, runWord, stepId } from "./scenario-values.js";
import { STEP_OUTCOMES } from "./steps.js";

export const FAULT_KINDS = ["Error", "Outage", "Timeout"] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export const FAULT = object({
  target: partId("An operation, channel, subscription or element"),
  kind: runWord(FAULT_KINDS, "What happens"),
  failFirst: runInteger("Attempts that fail, from 1; null fails every attempt"),
});
export type FaultDocument = ReadOf<typeof FAULT>;

const OUTCOME_ASSERTION = object({
  id: OWN_ID,
  type: word(["outcome"]),
  step: stepId("A step of the scenario, by its ID"),
  expected: runWord(STEP_OUTCOMES, "The outcome the step must have"),
});
export type OutcomeAssertionDocument = ReadOf<typeof OUTCOME_ASSERTION>;

const EVENT_COUNT_ASSERTION = object({
  id: OWN_ID,
  type: word(["event-count"]),
  kind: runWord(EVENT_KINDS, "The kind of the events"),
  target: partId("What the events are of; null counts every event of the kind"),
  expected: runInteger("How many there must be, from 0"),
});
export type EventCountAssertionDocument = ReadOf<typeof EVENT_COUNT_ASSERTION>;

export const ASSERTION_TYPES = ["outcome", "event-count"] as const;
export type AssertionType = (typeof ASSERTION_TYPES)[number];

export const ASSERTION = unionOf("type", {
  outcome: OUTCOME_ASSERTION,
  "event-count": EVENT_COUNT_ASSERTION,
});
export type AssertionDocument = OutcomeAssertionDocument | EventCountAssertionDocument;
