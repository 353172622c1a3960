import type { Guid, Result } from "@plumbline/model-core";
import { guid, list, object, orElseAlsoNull, orNull, type ReadOf } from "@plumbline/model-core/declaring";
import { CRITIQUE_LIMITS } from "../limits.js";
import { statement } from "../outputs/output-values.js";
import { type RequestRefusal, readRequest } from "../requests/read-request.js";

const NOTHING: readonly Guid[] = [];

/** The body that asks an AI for a critique; every key may be left out. */
export const CRITIQUE_REQUEST = object({
  question: orNull(statement(CRITIQUE_LIMITS.questionCharacters, "What to look at, or look for")),
  focus: orElseAlsoNull(
    list(guid(), {
      most: CRITIQUE_LIMITS.focus,
      counts: "different",
      about: "Parts to look at, with what they touch; empty = all",
    }),
    NOTHING,
  ),
  branchId: orNull(guid({ about: "null = the main model" })),
});
export type CritiqueRequest = ReadOf<typeof CRITIQUE_REQUEST>;

export function readCritiqueRequest(text: string): Result<CritiqueRequest, RequestRefusal> {
  return readRequest({ node: CRITIQUE_REQUEST, name: "request" }, text);
}
