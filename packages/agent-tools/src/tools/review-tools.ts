import {
  DECISION_REQUEST,
  DECISION_STATES,
  QUESTION_REQUEST,
  QUESTION_STATUSES,
} from "@plumbline/decision-core";
import { guid, orLeftOut, word } from "@plumbline/model-core/declaring";
import { CATEGORIES, RESULTS, SEVERITIES } from "@plumbline/review-rules";
import { DRY_RUN } from "./dry-run.js";
import { proposing, reading } from "./tool.js";

export const REVIEW_DESIGN = reading({
  name: "review_design",
  title: "Review the design",
  about: "Runs the fixed review rules on main, a branch or a revision. No AI; writes nothing.",
  own: {
    result: orLeftOut(word(RESULTS)),
    revisionId: orLeftOut(guid({ about: "A revision; never together with branchId" })),
    branchId: orLeftOut(guid({ about: "An open branch" })),
    category: orLeftOut(word(CATEGORIES)),
    severity: orLeftOut(word(SEVERITIES)),
  },
  list: {
    member: "findings",
    fields: [
      "ruleId",
      "ruleVersion",
      "category",
      "subjectKind",
      "subjectId",
      "subjectName",
      "result",
      "severity",
      "reason",
      "cites",
      "fingerprint",
      "settled",
      "needsReReview",
      "disposition",
    ],
    naming: ["ruleId", "subjectId"],
  },
  truthNote:
    "What fixed rules find in the declared design. Verified speaks of declared facts, not of running code.",
  endpoint: "GET /api/projects/{projectId}/review/findings",
});

export const LIST_DECISIONS = reading({
  name: "list_decisions",
  title: "List decisions",
  about: "Decisions about the design in number order: what was decided, why, and what it affects.",
  own: { status: orLeftOut(word(DECISION_STATES)) },
  list: {
    member: "items",
    fields: [
      "id",
      "number",
      "reference",
      "title",
      "status",
      "context",
      "decision",
      "alternatives",
      "consequences",
      "affectedIds",
      "missingAffectedIds",
      "settles",
      "supersedes",
      "supersededBy",
      "origin",
      "version",
      "contentHash",
      "proposedBy",
      "proposedAt",
      "lastChangedBy",
      "lastChangedAt",
      "decidedBy",
      "decidedAt",
      "rejectReason",
    ],
  },
  truthNote: "What people and agents wrote. Only accepted decisions are in force.",
  endpoint: "GET /api/projects/{projectId}/decisions",
});

export const PROPOSE_DECISION = proposing({
  name: "propose_decision",
  title: "Propose a decision",
  about: "Proposes a decision for a person to accept or reject.",
  own: { dryRun: DRY_RUN },
  body: DECISION_REQUEST,
  endpoint: "POST /api/projects/{projectId}/decisions",
  readAt: "GET /api/projects/{projectId}/decisions/{decisionId}",
});

export const LIST_QUESTIONS = reading({
  name: "list_questions",
  title: "List questions",
  about: "Questions about the design, newest first, with their answers.",
  own: { status: orLeftOut(word(QUESTION_STATUSES)) },
  list: {
    member: "items",
    fields: [
      "id",
      "text",
      "about",
      "missingAbout",
      "origin",
      "status",
      "answer",
      "askedBy",
      "askedAt",
      "answeredBy",
      "answeredAt",
      "source",
    ],
  },
  truthNote: "What people and agents asked; people alone answer.",
  endpoint: "GET /api/projects/{projectId}/questions",
});

export const ASK_QUESTION = proposing({
  name: "ask_question",
  title: "Ask a question",
  about: "Asks the people of the project what the design does not say. Ask instead of guessing.",
  own: { dryRun: DRY_RUN },
  body: QUESTION_REQUEST,
  truthNote: "A question of an agent. People answer it.",
  endpoint: "POST /api/projects/{projectId}/questions",
  readAt: "GET /api/projects/{projectId}/questions/{questionId}",
});
