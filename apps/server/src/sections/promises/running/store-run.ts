import type { Guid } from "@plumbline/model-core";
import {
  type CheckedOutcome,
  evidenceHash,
  PROMISE_LIMITS,
  recipeHash,
  type VerificationRun,
} from "@plumbline/promise-core";
import { actorOf, type ProjectCaller } from "../../../platform/access/principal.js";
import { isNotAssured } from "../../../platform/database/assured.js";
import { newId } from "../../../platform/database/new-id.js";
import type { Transactions, Tx, TxThatEnds } from "../../../platform/database/statements.js";
import type { Refusal } from "../../../platform/errors/refusals.js";
import { Refused } from "../../../platform/errors/refused.js";
import { holdRevision } from "../../revisions/for-threads.js";
import { holdSnapshot } from "../../sources/for-threads.js";
import { RunRepository, scanOf } from "../storing/run.repository.js";
import type { ChosenObligation } from "./chosen-obligation.js";

/** What was found out of an obligation, and by whom. */
export interface FoundOut extends CheckedOutcome {
  readonly caller: ProjectCaller;
  readonly promiseId: Guid;
  readonly chosen: ChosenObligation;
}

/** A run that is stored now. */
export interface StoredRun {
  readonly outcome: "run";
  readonly run: VerificationRun;
}

const runs = new RunRepository();

/** Appends what was found out, as a run of its obligation (docs/reference/promises-evidence.md#runs-and-inputs). */
export function storeRun(transactions: Transactions, found: FoundOut): Promise<StoredRun> {
  return transactions.run((tx) => appendRun(tx, found));
}

/** The same in a transaction that has begun; a run that is refused is thrown, so that nothing of it stays. */
export async function appendRun(tx: Tx, found: FoundOut): Promise<StoredRun> {
  const run = runOf(found);
  const refusal = await append(tx, found, run);
  if (refusal !== null) {
    throw new Refused(refusal);
  }
  return { outcome: "run", run };
}

/** A run was not appended, and nothing of it is there: `storeRun` says why, or stores it. */
export class NotAppended extends Error {
  constructor(readonly found: FoundOut) {
    super("A run was not appended");
  }
}

/**
 * The same as all that a transaction does, and its end with it, which is one way to the database less. Throws
 * `NotAppended` where there is a reason against it.
 */
export async function appendAtOnce(tx: TxThatEnds, found: FoundOut): Promise<StoredRun> {
  const run = runOf(found);
  if (run.modelRevision?.revisionId || scanOf(run) !== null) {
    return appendRun(tx, found);
  }
  const { caller, promiseId } = found;
  const appending = Promise.all([
    runs.hold(tx, caller.projectId, promiseId),
    runs.addOrFail(tx, caller.projectId, promiseId, run),
  ]);
  tx.end();
  try {
    await appending;
  } catch (thrown) {
    throw isNotAssured(thrown) ? new NotAppended(found) : thrown;
  }
  return { outcome: "run", run };
}

/** Why a run is not stored, whatever was written of it; null when it is. Each statement follows the one before unasked. */
async function append(
  tx: Tx,
  { caller: { projectId }, promiseId }: FoundOut,
  run: VerificationRun,
): Promise<Refusal | null> {
  const revisionId = run.modelRevision?.revisionId ?? null;
  const scanId = scanOf(run);
  const [isThere, hasRevision, hasSnapshot, added] = await Promise.all([
    runs.hold(tx, projectId, promiseId),
    revisionId === null || holdRevision(tx, { projectId, id: revisionId }),
    scanId === null || holdSnapshot(tx, { projectId, id: scanId }),
    runs.add(tx, projectId, promiseId, run),
  ]);
  if (!isThere) {
    return { outcome: "no-promise" };
  }
  if (!hasRevision) {
    return { outcome: "no-revision" };
  }
  if (!hasSnapshot) {
    return { outcome: "no-snapshot-of-scan" };
  }
  if (added === "too-many-runs") {
    return { outcome: added, limit: PROMISE_LIMITS.runs };
  }
  return added === "added" ? null : { outcome: added };
}

function runOf({ caller, chosen, outcome, traceHash }: FoundOut): VerificationRun {
  const { revision, obligation, obligationId } = chosen;
  const hash = recipeHash(obligation);
  return {
    id: newId(),
    obligationId,
    promiseRevision: revision.revision,
    ...outcome,
    draft: revision.approval === null,
    startedBy: actorOf(caller),
    at: new Date().toISOString(),
    recipeHash: hash,
    evidenceHash: evidenceHash({ outcome, traceHash, recipeHash: hash }),
  };
}
