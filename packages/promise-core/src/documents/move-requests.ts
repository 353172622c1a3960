/** The bodies that move a promise from one state to another (docs/reference/promises.md#states). */

import type { Result } from "@plumbline/model-core";
import {
  atMostCharacters,
  boolean,
  LINES,
  object,
  orElseAlsoNull,
  orNull,
  type ReadOf,
  text,
} from "@plumbline/model-core/declaring";
import { PROMISE_LIMITS } from "../limits.js";
import { matches, wholeNumber } from "./body-values.js";
import { type PromiseBodyRefusal, readBody, readOptionalBody } from "./read-body.js";

export const REVISE_REQUEST = object({
  retire: orElseAlsoNull(boolean({ about: "The new draft retires the promise" }), false),
});
export type ReviseRequest = ReadOf<typeof REVISE_REQUEST>;

/** Reads the body that begins a new revision; it may be sent without content. */
export function readReviseRequest(text: string): Result<ReviseRequest, PromiseBodyRefusal> {
  return readOptionalBody({ node: REVISE_REQUEST, name: "revision" }, text);
}

export const APPROVE_REQUEST = object({
  revision: wholeNumber(1, undefined, { about: "The draft that was read" }),
  contentHash: text({ about: "Of the draft that was read" }),
  comment: orNull(text({ rules: [LINES, atMostCharacters(PROMISE_LIMITS.commentCharacters)] })),
});
export type ApproveRequest = ReadOf<typeof APPROVE_REQUEST>;

/** Reads the body of an approval. Whether it names the present draft is for `approve` to say. */
export function readApproveRequest(text: string): Result<ApproveRequest, PromiseBodyRefusal> {
  return readBody({ node: APPROVE_REQUEST, name: "approval" }, text);
}

const { prefixLeastLetters, prefixMostLetters, mostStartAt } = PROMISE_LIMITS;
const PREFIX = new RegExp(`^[A-Z]{${prefixLeastLetters},${prefixMostLetters}}$`);

export const PREFIX_REQUEST = object({
  prefix: text({
    rules: [matches(PREFIX, `must be ${prefixLeastLetters} to ${prefixMostLetters} letters A to Z`)],
  }),
  startAt: orElseAlsoNull(wholeNumber(1, mostStartAt, { about: "The first number" }), 1),
});
export type PrefixRequest = ReadOf<typeof PREFIX_REQUEST>;

/** Reads the body that sets the prefix of a project (docs/reference/promises.md#requirement-ids). */
export function readPrefixRequest(text: string): Result<PrefixRequest, PromiseBodyRefusal> {
  return readBody({ node: PREFIX_REQUEST, name: "prefix" }, text);
}
