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
import { ANSWER_STATUSES, type FindingName } from "../records/answer.js";
import { findingKey } from "../records/finding-key.js";
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
  const read = readReviewBody(ANSWERS_REQUEST, "list of answers", text);
  return read.ok ? { ok: true, value: { ...read.value, answers: read.value.answers.map(asItCounts) } } : read;
}

function asItCounts<Answer extends AskedFor>(answer: Answer): Answer {
  return isNone(answer.reason) ? { ...answer, reason: null } : answer;
}
