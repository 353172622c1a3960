import type { Guid } from "@plumbline/model-core";
import {
  type CheckedOutcome,
  evidenceHash,
  PROMISE_LIMITS,
  recipeHash,
  type VerificationRun,
} from "@plumbline/promise-core";
import { actorOf, type ProjectCaller } from "../../../platform/access/principal.js";
import { newId } from "../../../platform/database/new-id.js";
import type { Transactions } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { holdRevision } from "../../revisions/for-threads.js";
import { holdScan } from "../../sources/for-threads.js";
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

export type StoredOutcome =
  | StoredRun
  | RefusalNamed<"no-promise" | "no-promise-revision" | "no-revision" | "no-scan" | "too-many-runs">;

const runs = new RunRepository();

/** Appends what was found out, as a run of its obligation (docs/reference/promises-evidence.md#runs-and-inputs). */
export function storeRun(transactions: Transactions, found: FoundOut): Promise<StoredOutcome> {
  const { caller, promiseId } = found;
  const { projectId } = caller;
  const run = runOf(found);
  return transactions.run(async (tx) => {
    if (!(await runs.hold(tx, projectId, promiseId))) {
      return { outcome: "no-promise" };
    }
    const revisionId = run.modelRevision?.revisionId ?? null;
    if (revisionId !== null && !(await holdRevision(tx, { projectId, id: revisionId }))) {
      return { outcome: "no-revision" };
    }
    const scanId = scanOf(run);
    if (scanId !== null && !(await holdScan(tx, { projectId, id: scanId }))) {
      return { outcome: "no-scan" };
    }
    const added = await runs.add(tx, projectId, promiseId, run);
    if (added !== "added") {
      return added === "too-many-runs" ? { outcome: added, limit: PROMISE_LIMITS.runs } : { outcome: added };
    }
    return { outcome: "run", run };
  });
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
