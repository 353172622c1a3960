import type { Result } from "@plumbline/model-core";
import { guid, integer, object, type ReadOf } from "@plumbline/model-core/declaring";
import { type RequestRefusal, readRequest } from "../requests/read-request.js";

/** The body that keeps a question of a proposal (docs/reference/ai.md#keeping). */
export const KEEP_QUESTION_REQUEST = object({
  proposalId: guid({ about: "A flow or architecture proposal" }),
  index: integer({
    about: "The place of the question in it, from 0",
  }),
});
export type KeepQuestionRequest = ReadOf<typeof KEEP_QUESTION_REQUEST>;

export function readKeepQuestionRequest(text: string): Result<KeepQuestionRequest, RequestRefusal> {
  return readRequest({ node: KEEP_QUESTION_REQUEST, name: "request" }, text);
}
