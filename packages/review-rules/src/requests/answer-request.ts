/** The bodies that answer findings (docs/reference/review.md#answers). */

import type { Result } from "@plumbline/model-core";
import {
  atMostCharacters,
  firstOf,
  guid,
  list,
  NOT_BLANK,
  type ObjectRule,
  object,
  orNull,
  type ReadOf,
  text,
  word,
} from "@plumbline/model-core/declaring";
import { REVIEW_LIMITS } from "../limits.js";
import { ANSWER_STATUSES, type AnswerStatus } from "../records/answer.js";
import { RULES } from "../rules/rule-set.js";
import { PINNED_STATE, PINS_ONE, type ReviewBodyRefusal, readReviewBody } from "./review-body.js";

type ReadAnswer = { readonly status: AnswerStatus } & {
  readonly [Field in "reason" | "decisionId"]: string | null;
};

const FITS_STATUS: ObjectRule<ReadAnswer> = {
  at: "end",
  check({ read: { status, reason, decisionId }, breaksRule }) {
    if (status === "wont-fix" && reason === null) {
      breaksRule("reason", "is required for wont-fix");
    }
    if (status === "accepted-by-decision" && decisionId === null) {
      breaksRule("decisionId", "is required for accepted-by-decision");
    }
    if (status !== "accepted-by-decision" && decisionId !== null) {
      breaksRule("decisionId", "is only for accepted-by-decision");
    }
  },
};

const REASON = text({
  rules: [firstOf(NOT_BLANK, atMostCharacters(REVIEW_LIMITS.reasonCharacters))],
  about: "Of wont-fix: why it stays",
});

const FIELDS = {
  ruleId: word(RULES.map(({ id }) => id)),
  subjectId: guid(),
  status: word(ANSWER_STATUSES),
  decisionId: orNull(guid({ about: "Of accepted-by-decision: a decision in force" })),
  reason: orNull(REASON),
};

const ANSWER = object(FIELDS, { rules: [FITS_STATUS] });

/** An answer as it is asked for. */
export type AskedFor = ReadOf<typeof ANSWER>;

export const ANSWER_REQUEST = object({ ...FIELDS, ...PINNED_STATE }, { rules: [FITS_STATUS, PINS_ONE] });
export type AnswerRequest = ReadOf<typeof ANSWER_REQUEST>;

export function readAnswerRequest(text: string): Result<AnswerRequest, ReviewBodyRefusal> {
  return readReviewBody(ANSWER_REQUEST, "answer", text);
}

const { answersAtOnce } = REVIEW_LIMITS;

/** Answers to several findings: all are taken, or none. */
export const ANSWERS_REQUEST = object(
  { answers: list(ANSWER, { most: answersAtOnce }), ...PINNED_STATE },
  { rules: [PINS_ONE] },
);
export type AnswersRequest = ReadOf<typeof ANSWERS_REQUEST>;

export function readAnswersRequest(text: string): Result<AnswersRequest, ReviewBodyRefusal> {
  return readReviewBody(ANSWERS_REQUEST, "answers", text);
}
