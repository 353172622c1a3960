import { mayDelete } from "@plumbline/promise-core";
import { recordAudit } from "../../../platform/audit/record-audit.js";
import type { Transactions } from "../../../platform/database/statements.js";
import { PromiseRepository } from "../storing/promise.repository.js";
import { lockPromise, type PromiseOutcome, type PromiseWrite, writeOf } from "./move-promise.js";

export type DeletedOutcome =
  | { readonly outcome: "deleted" }
  | Exclude<PromiseOutcome, { outcome: "answered" }>;

const promises = new PromiseRepository();

/** Deletes a promise that was never approved; its number is not used again (docs/reference/promises.md#states). */
export function deletePromise(transactions: Transactions, request: PromiseWrite): Promise<DeletedOutcome> {
  const { caller, promiseId } = request;
  const { projectId, workspaceId } = caller;
  return transactions.run(async (tx) => {
    const locked = await lockPromise(tx, projectId, promiseId);
    if ("outcome" in locked) {
      return locked;
    }
    const write = writeOf(request, locked.promise);
    const deleted = mayDelete(write);
    if (!deleted.ok) {
      return { outcome: "promise-refused", refusal: deleted.refusal };
    }
    await promises.remove(tx, projectId, locked, write.at);
    const { requirementId } = locked.promise;
    const details = { projectId, requirementId };
    await recordAudit(tx, caller, { workspaceId, action: "promise.deleted", target: promiseId, details });
    return { outcome: "deleted" };
  });
}
