import { jsonOf } from "@plumbline/model-core";
import {
  type EvidenceStatus,
  type ObligationRecord,
  type Revision,
  revisionRecord,
  type StoredPromise,
} from "@plumbline/promise-core";
import type { DesignPromise } from "../design/design.js";
import type { JsonObject } from "../json-object.js";

/** A promise as a bundle tells it: its revision in force with what shows it, else its newest text. It names no people. */
export function promiseJson({ promise, state, inForce, status, draft }: DesignPromise): JsonObject {
  const shown = inForce ?? draft ?? lastWithText(promise);
  return shown === null ? {} : { ...revisionJson(promise, shown, status), state };
}

function lastWithText({ revisions }: StoredPromise): Revision | null {
  return revisions.find(({ content }) => content !== null) ?? revisions[0] ?? null;
}

function revisionJson(promise: StoredPromise, revision: Revision, status: EvidenceStatus | null): JsonObject {
  const { id, requirementId, origin } = promise;
  const { obligations, ...record } = withoutPeople(revisionRecord(promise, revision, status));
  return jsonOf({ ...record, id, requirementId, origin, obligations: obligations.map(withoutAuthors) });
}

/** Without who did what when, and without the words of the one who approved. */
function withoutPeople(record: ReturnType<typeof revisionRecord>) {
  const { lastChangedBy: _changed, lastChangedAt: _changedAt, approvedBy: _approved, ...rest } = record;
  const { approvedAt: _approvedAt, comment: _comment, ...said } = rest;
  return said;
}

function withoutAuthors({ addedBy: _added, lastChangedBy: _changed, ...said }: ObligationRecord) {
  return said;
}
