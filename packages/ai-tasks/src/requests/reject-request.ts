import type { Result } from "@plumbline/model-core";
import { object, orNull, type ReadOf } from "@plumbline/model-core/declaring";
import { PROPOSAL_LIMITS } from "../limits.js";
import { statement } from "../outputs/output-values.js";
import { type RequestRefusal, readOptionalRequest } from "./read-request.js";

/** The body that rejects a proposal; all of it may be missing. */
export const REJECT_PROPOSAL_REQUEST = object({
  reason: orNull(statement(PROPOSAL_LIMITS.reasonCharacters, "Why, not blank")),
});
export type RejectProposalRequest = ReadOf<typeof REJECT_PROPOSAL_REQUEST>;

/** Reads that body, or none. */
export function readRejectProposalRequest(text: string): Result<RejectProposalRequest, RequestRefusal> {
  return readOptionalRequest({ node: REJECT_PROPOSAL_REQUEST, name: "rejection" }, text);
}
