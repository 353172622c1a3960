import { list, nullable, object, type ReadOf } from "@plumbline/model-core/declaring";
import { CRITIQUE_LIMITS, OUTPUT_LIMITS } from "../limits.js";
import { alias, line, prose, QUESTIONS, statement } from "../outputs/output-values.js";

const LIMITS = CRITIQUE_LIMITS;

function said(about: string) {
  return statement(LIMITS.decisionCharacters, about);
}

const RULE_ID = line(LIMITS.ruleIdCharacters, "Of a rule of the review, as REL-001");

/** Something that is worth to be looked at. It has no severity: that is for the rules of the review. */
export const OBSERVATION = object({
  text: statement(LIMITS.observationCharacters, "What is seen, and why it matters"),
  about: list(alias("A part that it is about"), { most: LIMITS.about }),
  ruleIds: list(RULE_ID, { most: LIMITS.ruleIds, about: "Rules of the review that say the same" }),
});

/** A decision that people may want to take. */
export const SUGGESTED_DECISION = object({
  title: line(LIMITS.titleCharacters, "What it is about"),
  context: nullable(said("What makes it necessary")),
  decision: said("What is decided"),
  alternatives: list(
    object({
      title: line(LIMITS.titleCharacters, "What else could be done"),
      description: nullable(said("What that would be")),
      rejectedBecause: nullable(said("Why it is not proposed")),
    }),
    { most: LIMITS.alternatives },
  ),
  consequences: nullable(said("What follows from it")),
  affected: list(alias("A part that it is about"), { most: LIMITS.affected }),
  settles: list(object({ ruleId: RULE_ID, subject: alias("What the finding is about") }), {
    most: LIMITS.settles,
    about: "Findings of the data that it answers",
  }),
});
export type SuggestedDecision = ReadOf<typeof SUGGESTED_DECISION>;

/** A critique as an AI answers it (docs/reference/ai.md#critiques). */
export const CRITIQUE_OUTPUT = object({
  summary: prose(OUTPUT_LIMITS.summaryCharacters, "What is said as a whole"),
  observations: list(OBSERVATION, { most: LIMITS.observations }),
  questions: QUESTIONS,
  proposedDecisions: list(SUGGESTED_DECISION, { most: LIMITS.proposedDecisions }),
});
export type CritiqueOutput = ReadOf<typeof CRITIQUE_OUTPUT>;
