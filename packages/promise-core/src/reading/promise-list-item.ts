import { type Guid, present } from "@plumbline/model-core";
import type { Actor } from "../records/actor.js";
import type { EvidenceCounts, EvidenceStatus } from "../records/status.js";
import type { Origin, PromiseState } from "../records/stored-promise.js";
import { draftOf, inForceOf, newestOf, stateOf } from "../states/promise-state.js";
import { listedContents } from "./listed-contents.js";
import { needsReview } from "./needs-review.js";
import type { ReadPromise } from "./promise-record.js";

/** A promise in a list (docs/reference/promises.md#reading). */
export interface PromiseListItem {
  readonly id: Guid;
  readonly requirementId: string;
  readonly title: string;
  readonly state: PromiseState;
  readonly origin: Origin;
  readonly latestRevision: number;
  readonly inForceRevision: number | null;
  readonly hasDraft: boolean;
  readonly needsReview: boolean;
  readonly counts: EvidenceCounts;
  readonly hasGaps: boolean;
  readonly updatedAt: string;
  readonly draftLastChangedBy: Actor | null;
}

const NO_STATUS: EvidenceStatus = {
  counts: { passed: 0, failed: 0, notRun: 0, unsupported: 0, stale: 0 },
  obligations: [],
  gaps: [],
};

/**
 * Writes a promise as lists show it: of the revision in force, else of the draft. A retired one keeps its last title
 * and counts nothing.
 */
export function promiseListItem({
  promise,
  links,
  statusOf,
  updatedAt,
}: ReadPromise & { readonly updatedAt: string }): PromiseListItem {
  const inForce = inForceOf(promise);
  const draft = draftOf(promise);
  const shown = inForce ?? draft;
  const { counts, gaps } = (shown === null ? null : statusOf(shown)) ?? NO_STATUS;
  const { id, requirementId, origin } = promise;
  return {
    id,
    requirementId,
    title: present(listedContents(promise)[0]).title,
    state: stateOf(promise),
    origin,
    latestRevision: newestOf(promise).revision,
    inForceRevision: inForce?.revision ?? null,
    hasDraft: draft !== null,
    needsReview: needsReview(promise, links),
    counts,
    hasGaps: gaps.length > 0,
    updatedAt,
    draftLastChangedBy: draft?.lastChangedBy ?? null,
  };
}
