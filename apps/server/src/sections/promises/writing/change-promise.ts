import {
  approve,
  changeDraft,
  contentHash,
  discardDraft,
  linkedThings,
  newestOf,
  readApproveRequest,
  readPromiseRequest,
  readReviseRequest,
  revise,
  type StoredPromise,
  type Write,
} from "@plumbline/promise-core";
import { recordAudit } from "../../../platform/audit/record-audit.js";
import type { Transactions, Tx } from "../../../platform/database/statements.js";
import { readBodyText } from "../../../platform/request/read-body-text.js";
import { onlyLinked } from "../reading/looked-at.js";
import { StateOfMain } from "../reading/state-of-main.js";
import { refuseMissingThings } from "./create-promise.js";
import { bodyRefused, movePromise, type PromiseOutcome, type PromiseWrite } from "./move-promise.js";

/** The same with a body. */
export interface PromiseWriteWithBody extends PromiseWrite {
  readonly bytes: Uint8Array;
}

/** Changes what the draft promises. The origin of the body counts for nothing, as that of a promise never changes. */
export async function changePromise(
  transactions: Transactions,
  request: PromiseWriteWithBody,
): Promise<PromiseOutcome> {
  const read = readBodyText(request.bytes, (text) => readPromiseRequest(text, "agent-token"));
  if (!read.ok) {
    return bodyRefused(read.refusal);
  }
  const { content } = read.value;
  return movePromise(transactions, request, async (tx, write) => {
    const refusal = await refuseMissingThings(tx, request.caller.projectId, read.value);
    return refusal ?? changeDraft({ ...write, content });
  });
}

/** Begins a draft beside the approved revision, or one that retires the promise. */
export async function revisePromise(
  transactions: Transactions,
  request: PromiseWriteWithBody,
): Promise<PromiseOutcome> {
  const read = readBodyText(request.bytes, readReviseRequest);
  if (!read.ok) {
    return bodyRefused(read.refusal);
  }
  const { retire } = read.value;
  return movePromise(transactions, request, async (_, write) => revise({ ...write, retire }));
}

/** Approves exactly what was read, with what it is linked with as it is now (docs/reference/promises.md#approval). */
export async function approvePromise(
  transactions: Transactions,
  request: PromiseWriteWithBody,
): Promise<PromiseOutcome> {
  const read = readBodyText(request.bytes, readApproveRequest);
  if (!read.ok) {
    return bodyRefused(read.refusal);
  }
  return movePromise(transactions, request, async (tx, write) => {
    const linked = await linkedNow(tx, request, write.promise);
    const approved = approve({ ...write, ...read.value, linked });
    if (approved.ok) {
      await tellOf(tx, request, write, { comment: read.value.comment });
    }
    return approved;
  });
}

/** Takes the draft of an approved promise away. */
export function discardPromiseDraft(
  transactions: Transactions,
  request: PromiseWrite,
): Promise<PromiseOutcome> {
  return movePromise(transactions, request, async (tx, write) => {
    const discarded = discardDraft(write);
    if (discarded.ok) {
      await tellOf(tx, request, write, {});
    }
    return discarded;
  });
}

/** What is gone has no hash: it is missing then, and another when it comes back. */
async function linkedNow(tx: Tx, { caller: { projectId } }: PromiseWrite, promise: StoredPromise) {
  const things = linkedThings(newestOf(promise).content);
  const state = await new StateOfMain(tx, projectId).look(onlyLinked(things));
  return state === null ? [] : things.map((thing) => ({ ...thing, hash: state.hashNow(thing) ?? "" }));
}

/** Tells the audit list of what became of the newest revision: it was approved, or else discarded. */
function tellOf(
  tx: Tx,
  { caller }: PromiseWrite,
  { promise }: Write,
  approval: { readonly comment?: string | null },
): Promise<void> {
  const newest = newestOf(promise);
  const { requirementId } = promise;
  const { projectId, workspaceId } = caller;
  const hash = contentHash(promise, newest);
  return recordAudit(tx, caller, {
    workspaceId,
    action: "comment" in approval ? "promise.approved" : "promise.draft-discarded",
    target: promise.id,
    details: { projectId, requirementId, revision: newest.revision, contentHash: hash, ...approval },
  });
}
