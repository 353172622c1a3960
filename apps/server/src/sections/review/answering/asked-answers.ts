import type { Result } from "@plumbline/model-core";
import {
  type AskedFor,
  type ReviewBodyRefusal,
  readAnswerRequest,
  readAnswersRequest,
} from "@plumbline/review-rules";
import { readBodyText } from "../../../platform/request/read-body-text.js";
import type { ReviewWanted } from "../../findings/for-threads.js";

/** Answers as they are asked for, with the state whose findings they answer. */
export interface AskedAnswers {
  readonly wanted: ReviewWanted;
  readonly asked: readonly PlacedAnswer[];
}

/** One of them, with where it stands in the body. */
export interface PlacedAnswer {
  readonly answer: AskedFor;
  /** What paths of its fields begin with: nothing, or `answers[3].`. */
  readonly at: string;
}

/** Reads the body that answers one finding, or several at once. */
export function readAskedAnswers(
  bytes: Uint8Array,
  howMany: "one" | "several",
): Result<AskedAnswers, ReviewBodyRefusal> {
  return howMany === "one" ? readOne(bytes) : readSeveral(bytes);
}

function readOne(bytes: Uint8Array): Result<AskedAnswers, ReviewBodyRefusal> {
  const read = readBodyText(bytes, readAnswerRequest);
  if (!read.ok) {
    return read;
  }
  const { revisionId, branchId, ...answer } = read.value;
  const wanted = { revisionId, branchId, version: null };
  return { ok: true, value: { wanted, asked: [{ answer, at: "" }] } };
}

function readSeveral(bytes: Uint8Array): Result<AskedAnswers, ReviewBodyRefusal> {
  const read = readBodyText(bytes, readAnswersRequest);
  if (!read.ok) {
    return read;
  }
  const { revisionId, branchId, answers } = read.value;
  const asked = answers.map((answer, index) => ({ answer, at: `answers[${index}].` }));
  return { ok: true, value: { wanted: { revisionId, branchId, version: null }, asked } };
}
