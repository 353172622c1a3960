import type { Guid } from "@plumbline/model-core";
import { guid, list, nullable, object, orNull, word } from "@plumbline/model-core/declaring";
import { DECISION_LIMITS } from "../../limits.js";
import type { Alternative } from "../records/content.js";
import type { NamedFinding } from "../records/finding.js";
import { DECISION_ORIGINS, type DecisionOrigin } from "../records/stored-decision.js";
import { line, nullIs, prose, statedProse } from "./body-values.js";

/** Who writes: a person says where a decision comes from, of an agent token the service says it. */
export type DecisionAuthor = "person" | "agent-token";

const ORIGINS_OF: { readonly [By in DecisionAuthor]: readonly DecisionOrigin[] } = {
  person: ["human"],
  "agent-token": DECISION_ORIGINS,
};

const { alternatives, affectedIds, settles, textCharacters, ruleIdCharacters } = DECISION_LIMITS;

export const ALTERNATIVE = object({
  title: line(textCharacters),
  description: orNull(prose({ about: "What it would have been" })),
  rejectedBecause: orNull(prose({ about: "Why it is not what is decided" })),
});

export const SETTLES = object({
  ruleId: line(ruleIdCharacters, { about: "Of a rule of the review" }),
  subjectId: guid({ about: "What the finding is about" }),
});

const NO_ALTERNATIVES: readonly Alternative[] = [];
const NO_IDS: readonly Guid[] = [];
const NO_FINDINGS: readonly NamedFinding[] = [];

/** The body that creates or replaces a decision, as it may be sent by an author. */
export function decisionRequestOf(author: DecisionAuthor) {
  return object({
    title: line(textCharacters),
    context: nullable(prose({ about: "What made a decision necessary" })),
    decision: statedProse({ about: "What is decided" }),
    alternatives: nullIs(list(ALTERNATIVE, { most: alternatives }), NO_ALTERNATIVES),
    consequences: nullable(prose({ about: "What follows from it" })),
    affectedIds: nullIs(
      list(guid(), { most: affectedIds, counts: "different", about: "What it is about" }),
      NO_IDS,
    ),
    settles: nullIs(list(SETTLES, { most: settles, about: "Findings that are answered by it" }), NO_FINDINGS),
    supersedes: nullable(guid({ about: "The decision that it takes the place of" })),
    origin: orNull(word(ORIGINS_OF[author], { about: "Of a new decision" })),
  });
}

/** The body of a person (docs/reference/decisions.md#the-decision). */
export const DECISION_REQUEST = decisionRequestOf("person");
