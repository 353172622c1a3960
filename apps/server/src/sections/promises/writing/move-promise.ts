import type { Guid } from "@plumbline/model-core";
import {
  contentHash,
  type Moved,
  newestOf,
  type PromiseBodyRefusal,
  type StoredPromise,
  type Write,
} from "@plumbline/promise-core";
import { actorOf, type ProjectCaller } from "../../../platform/access/principal.js";
import type { Transactions, Tx } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { type AnsweredPromise, answerPromise } from "../reading/answered-promise.js";
import { PromiseRepository, type PromiseRow } from "../storing/promise.repository.js";

/** A write to a promise as a thread gets it. */
export interface PromiseWrite {
  readonly caller: ProjectCaller;
  readonly promiseId: Guid;
  /** Content hashes of `If-Match`, one of which the newest revision must have; null takes any. */
  readonly ifMatch: readonly string[] | null;
}

export type PromiseOutcome =
  | AnsweredPromise
  | RefusalNamed<"no-project" | "no-promise" | "promise-refused" | "body-refused">;

/** What is done with a promise that the transaction has locked. */
export type PromiseMove = (tx: Tx, write: Write) => Promise<Moved | RefusalNamed<"body-refused">>;

const promises = new PromiseRepository();

/** Does something with a promise in a transaction, and answers it as it is then. */
export function movePromise(
  transactions: Transactions,
  request: PromiseWrite,
  move: PromiseMove,
): Promise<PromiseOutcome> {
  const { projectId } = request.caller;
  return transactions.run(async (tx) => {
    const locked = await lockPromise(tx, projectId, request.promiseId);
    if ("outcome" in locked) {
      return locked;
    }
    const write = writeOf(request, locked.promise);
    const moved = await move(tx, write);
    if ("outcome" in moved) {
      return moved;
    }
    return moved.ok
      ? written(tx, projectId, locked, { ...locked, promise: moved.value, updatedAt: write.at })
      : { outcome: "promise-refused", refusal: moved.refusal };
  });
}

/** The project is held first, as its deletion does: then neither waits for the other in a circle. */
export async function lockPromise(
  tx: Tx,
  projectId: Guid,
  id: Guid,
): Promise<PromiseRow | RefusalNamed<"no-project" | "no-promise">> {
  if (!(await holdProject(tx, projectId))) {
    return { outcome: "no-project" };
  }
  return (await promises.lock(tx, projectId, id)) ?? { outcome: "no-promise" };
}

export async function holdProject(tx: Tx, projectId: Guid): Promise<boolean> {
  const rows = await tx.query<unknown[]>("SELECT 1 FROM projects WHERE id = $1 FOR KEY SHARE", [projectId]);
  return rows.length === 1;
}

/** Who does it, and when. */
export function writeOf({ caller, ifMatch }: Omit<PromiseWrite, "promiseId">, promise: StoredPromise): Write {
  const present = contentHash(promise, newestOf(promise));
  const named = ifMatch === null || ifMatch.includes(present) ? null : (ifMatch[0] ?? null);
  return { promise, by: actorOf(caller), at: new Date().toISOString(), ifMatch: named };
}

/** Nothing is written where nothing changed. */
async function written(
  tx: Tx,
  projectId: Guid,
  before: PromiseRow,
  after: PromiseRow,
): Promise<AnsweredPromise> {
  if (after.promise === before.promise) {
    return answerPromise(tx, projectId, before);
  }
  await promises.change(tx, projectId, before, after);
  return answerPromise(tx, projectId, after);
}

/** A body that cannot be read, or that names what is not there. */
export function bodyRefused(refusal: PromiseBodyRefusal): RefusalNamed<"body-refused"> {
  return { outcome: "body-refused", refusal };
}
