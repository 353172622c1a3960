/** The bodies that answer findings (docs/reference/review.md#answers). */

import { isBlank, type JsonValue, type Result } from "@plumbline/model-core";
import {
  guid,
  list,
  type ObjectRule,
  object,
  orNull,
  type ReadOf,
  word,
} from "@plumbline/model-core/declaring";
import { REVIEW_LIMITS } from "../limits.js";
import { ANSWER_STATUSES } from "../records/answer.js";
import { RULES } from "../rules/rule-set.js";
import { prose } from "./prose.js";
import { PINNED_STATE, PINS_ONE, type ReviewBodyRefusal, readReviewBody } from "./review-body.js";

/** It looks at what was given: what is wrong with a field by itself is told once. */
const FITS_STATUS: ObjectRule = {
  at: "end",
  check({ given: { status, reason, decisionId }, breaksRule }) {
    if (status === "wont-fix" && isNone(reason)) {
      breaksRule("reason", "is required for wont-fix");
    }
    if (status === "accepted-by-decision" && isNone(decisionId)) {
      breaksRule("decisionId", "is required for accepted-by-decision");
    }
    if ((status === "open" || status === "wont-fix") && !isNone(decisionId)) {
      breaksRule("decisionId", "is only for accepted-by-decision");
    }
  },
};

/** A blank text is none. */
function isNone(value: JsonValue | undefined): boolean {
  return value === undefined || value === null || (typeof value === "string" && isBlank(value));
}

const FIELDS = {
  ruleId: word(RULES.map(({ id }) => id)),
  subjectId: guid(),
  status: word(ANSWER_STATUSES),
  decisionId: orNull(guid({ about: "Of accepted-by-decision: a decision in force" })),
  reason: orNull(prose(REVIEW_LIMITS.reasonCharacters, "Of wont-fix: why it stays; a blank one is none")),
};

const ANSWER = object(FIELDS, { rules: [FITS_STATUS] });

/** An answer as it is asked for. */
export type AskedFor = ReadOf<typeof ANSWER>;

export const ANSWER_REQUEST = object({ ...FIELDS, ...PINNED_STATE }, { rules: [FITS_STATUS, PINS_ONE] });
export type AnswerRequest = ReadOf<typeof ANSWER_REQUEST>;

export function readAnswerRequest(text: string): Result<AnswerRequest, ReviewBodyRefusal> {
  const read = readReviewBody(ANSWER_REQUEST, "answer", text);
  return read.ok ? { ok: true, value: asItCounts(read.value) } : read;
}

const { answersAtOnce } = REVIEW_LIMITS;

/** Answers to several findings: all are taken, or none. */
export const ANSWERS_REQUEST = object(
  { answers: list(ANSWER, { most: answersAtOnce }), ...PINNED_STATE },
  { rules: [PINS_ONE] },
);
export type AnswersRequest = ReadOf<typeof ANSWERS_REQUEST>;

export function readAnswersRequest(text: string): Result<AnswersRequest, ReviewBodyRefusal> {
  const read = readReviewBody(ANSWERS_REQUEST, "answers", text);
  return read.ok ? { ok: true, value: { ...read.value, answers: read.value.answers.map(asItCounts) } } : read;
}

function asItCounts<Answer extends AskedFor>(answer: Answer): Answer {
  return isNone(answer.reason) ? { ...answer, reason: null } : answer;
}
