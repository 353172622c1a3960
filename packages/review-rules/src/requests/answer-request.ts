/** The bodies that answer findings (docs/reference/review.md#answers). */

import type { Result } from "@plumbline/model-core";
import {
  atMostCharacters,
  firstOf,
  guid,
  LINES,
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
import { ANSWER_STATUSES, type AnswerStatus, type FindingName } from "../records/answer.js";
import { findingKey } from "../records/finding-key.js";
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
  rules: [firstOf(NOT_BLANK, LINES, atMostCharacters(REVIEW_LIMITS.reasonCharacters))],
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

/** Each finding gets one answer: two at once would say two things of it. An ID that cannot be read is empty. */
const FINDINGS_ONCE: ObjectRule<{
  readonly answers: readonly (Pick<FindingName, "ruleId" | "subjectId"> | null)[];
}> = {
  at: "end",
  check({ read: { answers }, breaksRule }) {
    const seen = new Set<string>();
    answers.forEach((answer, index) => {
      const key = answer?.subjectId ? findingKey(answer) : null;
      if (key !== null && seen.has(key)) {
        breaksRule(["answers", index, "subjectId"], "names a finding that an answer before names");
      }
      seen.add(key ?? "");
    });
  },
};

/** Answers to several findings: all are taken, or none. */
export const ANSWERS_REQUEST = object(
  { answers: list(ANSWER, { most: answersAtOnce }), ...PINNED_STATE },
  { rules: [PINS_ONE, FINDINGS_ONCE] },
);
export type AnswersRequest = ReadOf<typeof ANSWERS_REQUEST>;

export function readAnswersRequest(text: string): Result<AnswersRequest, ReviewBodyRefusal> {
  return readReviewBody(ANSWERS_REQUEST, "answers", text);
}
