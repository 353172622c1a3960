import { isAgent } from "../records/actor.js";
import type { StoredPromise } from "../records/stored-promise.js";
import { draftOf } from "../states/promise-state.js";
import type { LinkFindings } from "./link-findings.js";

/**
 * Whether a person should look at a promise (docs/reference/promises.md#reading): the text of its draft was last
 * changed by an agent, or something it is linked with is missing, or was changed since the approval.
 */
export function needsReview(
  promise: Pick<StoredPromise, "revisions">,
  { missing, changed }: LinkFindings,
): boolean {
  const writer = draftOf(promise)?.textChangedBy ?? null;
  const isOfAgent = writer !== null && isAgent(writer);
  return isOfAgent || missing.length > 0 || changed.length > 0;
}
