import { contentHash, NO_CONTENT } from "../hashes/content-hash.js";
import { obligationId } from "../ids/obligation-id.js";
import type { Actor } from "../records/actor.js";
import type { PromiseContent } from "../records/content.js";
import { executionOf } from "../records/execution-of.js";
import type { Execution, Obligation } from "../records/obligation.js";
import type { EvidenceStatus } from "../records/status.js";
import type { PromiseState, Revision, StoredPromise } from "../records/stored-promise.js";

/** An obligation as it is answered. */
export interface ObligationRecord extends Obligation {
  /** `<requirement ID>/O<n>`. */
  readonly id: string;
  readonly execution: Execution;
}

/** The fields of a promise request; all null where a revision retires the promise. */
export type ContentRecord = { readonly [Field in keyof PromiseContent]: PromiseContent[Field] | null };

/** A revision as it is answered (docs/reference/promises.md#reading). */
export interface RevisionRecord extends ContentRecord {
  readonly revision: number;
  readonly state: Exclude<PromiseState, "retired">;
  readonly retire: boolean;
  readonly obligations: readonly ObligationRecord[];
  readonly contentHash: string;
  readonly lastChangedBy: Actor | null;
  readonly lastChangedAt: string | null;
  readonly approvedBy: Actor | null;
  readonly approvedAt: string | null;
  readonly comment: string | null;
  /** Null where nobody worked it out. */
  readonly evidenceStatus: EvidenceStatus | null;
}

/** Writes a revision as it is answered, with the hash of what is stored now. */
export function revisionRecord(
  promise: Pick<StoredPromise, "requirementId">,
  stored: Revision,
  evidenceStatus: EvidenceStatus | null,
): RevisionRecord {
  const { revision, retire, content, obligations, approval } = stored;
  return {
    revision,
    state: approval === null ? "draft" : "approved",
    retire,
    ...(content ?? NO_CONTENT),
    obligations: obligations.map((obligation) => obligationRecord(promise, obligation)),
    contentHash: contentHash(promise, stored),
    lastChangedBy: stored.lastChangedBy,
    lastChangedAt: stored.lastChangedAt,
    approvedBy: approval?.by ?? null,
    approvedAt: approval?.at ?? null,
    comment: approval?.comment ?? null,
    evidenceStatus,
  };
}

function obligationRecord(
  { requirementId }: Pick<StoredPromise, "requirementId">,
  obligation: Obligation,
): ObligationRecord {
  const { key, kind, title, recipe, source, addedBy, lastChangedBy } = obligation;
  const id = obligationId(requirementId, key);
  return { id, key, kind, title, recipe, source, addedBy, lastChangedBy, execution: executionOf(kind) };
}
