import type { Guid } from "@plumbline/model-core";
import type { LinkedThing } from "../records/links.js";
import type { EvidenceStatus } from "../records/status.js";
import type { Origin, PromiseState, Revision, StoredPromise } from "../records/stored-promise.js";
import { draftOf, inForceOf, newestOf, stateOf } from "../states/promise-state.js";
import type { LinkFindings } from "./link-findings.js";
import { needsReview } from "./needs-review.js";
import { type RevisionRecord, revisionRecord } from "./revision-record.js";

/** A promise as it is answered (docs/reference/promises.md#reading). */
export interface PromiseRecord {
  readonly id: Guid;
  readonly requirementId: string;
  readonly origin: Origin;
  readonly state: PromiseState;
  readonly latestRevision: number;
  readonly inForceRevision: number | null;
  readonly needsReview: boolean;
  readonly missingLinks: readonly LinkedThing[];
  readonly inForce: RevisionRecord | null;
  readonly draft: RevisionRecord | null;
  /** Newest first. */
  readonly revisions: readonly RevisionRecord[];
}

/** A promise with what is worked out when it is read. */
export interface ReadPromise {
  readonly promise: StoredPromise;
  readonly links: LinkFindings;
  /** The evidence status of a revision; null where it is not asked for. */
  readonly statusOf: (revision: Revision) => EvidenceStatus | null;
}

/** Writes a promise as it is answered. */
export function promiseRecord({ promise, links, statusOf }: ReadPromise): PromiseRecord {
  const records = new Map(
    promise.revisions.map((revision) => [revision, revisionRecord(promise, revision, statusOf(revision))]),
  );
  const recordOf = (revision: Revision | null): RevisionRecord | null =>
    revision === null ? null : (records.get(revision) as RevisionRecord);
  const { id, requirementId, origin } = promise;
  const inForce = inForceOf(promise);
  return {
    id,
    requirementId,
    origin,
    state: stateOf(promise),
    latestRevision: newestOf(promise).revision,
    inForceRevision: inForce?.revision ?? null,
    needsReview: needsReview(promise, links),
    missingLinks: links.missing,
    inForce: recordOf(inForce),
    draft: recordOf(draftOf(promise)),
    revisions: [...records.values()],
  };
}
