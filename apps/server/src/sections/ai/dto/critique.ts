import { CRITIQUE_REQUEST } from "@plumbline/ai-tasks";
import { guid, integer, list, nullable, object, text } from "@plumbline/model-core/declaring";
import { declared, declaredClosed } from "../../../platform/openapi/declared.js";
import { PROPOSAL_AUTHOR, PROPOSED_QUESTIONS, STALE_PARTS } from "./proposal.js";

export const CreateCritiqueRequest = declaredClosed("CreateCritiqueRequest", CRITIQUE_REQUEST, "sent");

const OBSERVATION = object({ text: text(), about: list(guid()), ruleIds: list(text()) });
declared("Observation", OBSERVATION, "answered");

const DECISION = object({
  title: text(),
  context: nullable(text()),
  decision: text(),
  alternatives: list(
    object({ title: text(), description: nullable(text()), rejectedBecause: nullable(text()) }),
  ),
  consequences: nullable(text()),
  affectedIds: list(guid()),
  settles: list(object({ ruleId: text(), subjectId: guid() })),
  keptAs: nullable(guid({ about: "The decision that it became" })),
});
declared("ProposedDecision", DECISION, "answered");

const { submitted: _, ...AUTHOR } = PROPOSAL_AUTHOR;

const LISTED = {
  id: guid(),
  question: nullable(text({ about: "In the words of a person" })),
  focus: list(guid()),
  branchId: nullable(guid({ about: "null for main" })),
  modelVersion: integer({ about: "Of the branch or of main, as it was read" }),
  findingsHash: text({ about: "Of the review that was read" }),
  summary: text(),
  createdBy: text({ about: "user:<id>" }),
  createdAt: text({ about: "ISO 8601 in UTC" }),
  ...AUTHOR,
  stale: STALE_PARTS,
};

export const CritiqueListItemResponse = declared("CritiqueListItem", object(LISTED), "answered");

export const CritiqueResponse = declared(
  "Critique",
  object({
    ...LISTED,
    observations: list(OBSERVATION),
    questions: PROPOSED_QUESTIONS,
    proposedDecisions: list(DECISION),
  }),
  "answered",
);
