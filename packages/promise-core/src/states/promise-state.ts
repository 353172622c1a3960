import { present } from "@plumbline/model-core";
import type { Approval, PromiseState, Revision, StoredPromise } from "../records/stored-promise.js";

/** A revision that somebody approved. */
export type ApprovedRevision = Revision & { readonly approval: Approval };

/** Any of a promise's revisions. */
export type Revisions = Pick<StoredPromise, "revisions">;

/** The state of a promise (docs/reference/promises.md#states). A draft beside an approved revision does not show in it. */
export function stateOf(promise: Revisions): PromiseState {
  const approved = newestApproved(promise);
  if (approved === null) {
    return "draft";
  }
  return approved.retire ? "retired" : "approved";
}

/** The draft of a promise; null when it has none. */
export function draftOf(promise: Revisions): Revision | null {
  const newest = newestOf(promise);
  return newest.approval === null ? newest : null;
}

/** The newest approved revision; null when there is none, or when it retires the promise. */
export function inForceOf(promise: Revisions): ApprovedRevision | null {
  const approved = newestApproved(promise);
  return approved === null || approved.retire ? null : approved;
}

/** The newest revision: the draft when there is one. A promise has at least one. */
export function newestOf({ revisions }: Revisions): Revision {
  return present(revisions[0]);
}

/** The revision of a number; null when the promise has none such. */
export function revisionOf({ revisions }: Revisions, revision: number): Revision | null {
  return revisions.find((one) => one.revision === revision) ?? null;
}

function newestApproved({ revisions }: Revisions): ApprovedRevision | null {
  return revisions.find(isApproved) ?? null;
}

function isApproved(revision: Revision): revision is ApprovedRevision {
  return revision.approval !== null;
}
