import type { Guid } from "@plumbline/model-core";
import {
  type CodeHost,
  claimedOutcome,
  executionOf,
  PROMISE_LIMITS,
  type RunClaim,
  readEvidenceRequest,
} from "@plumbline/promise-core";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import type { Transactions } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { readBodyText } from "../../../platform/request/read-body-text.js";
import { PromiseRepository } from "../storing/promise.repository.js";
import { RunRepository } from "../storing/run.repository.js";
import { bodyRefused } from "../writing/move-promise.js";
import { type ChosenObligation, chosenObligation, namedKey } from "./chosen-obligation.js";
import { type StoredRun, storeRun } from "./store-run.js";

/** Evidence as a thread gets it. */
export interface RecordedEvidence {
  readonly caller: ProjectCaller;
  readonly promiseId: Guid;
  readonly key: string;
  readonly bytes: Uint8Array;
  /** What the workspace has set of its code host. */
  readonly codeHost: CodeHost;
}

/** Evidence that only the code host can tell about: it is stored once that was asked. */
export interface EvidenceToRead {
  readonly outcome: "read-the-code-host";
  readonly chosen: ChosenObligation;
  readonly claim: RunClaim;
}

export type EvidenceOutcome =
  | StoredRun
  | EvidenceToRead
  | RefusalNamed<
      | "body-refused"
      | "no-promise"
      | "no-obligation"
      | "no-promise-revision"
      | "no-approved-revision"
      | "not-a-test-plan"
      | "too-many-runs"
    >;

const promises = new PromiseRepository();
const runs = new RunRepository();

/**
 * Records what somebody says of a run elsewhere, as a claim (docs/reference/promises-evidence.md#claims), unless nothing that
 * is known makes it one. A thread waits for no other server: then it says what is to be read.
 */
export async function recordEvidence(
  transactions: Transactions,
  { caller, promiseId, bytes, codeHost, ...named }: RecordedEvidence,
): Promise<EvidenceOutcome> {
  const body = readBodyText(bytes, readEvidenceRequest);
  if (!body.ok) {
    return bodyRefused(body.refusal);
  }
  const place = { projectId: caller.projectId, ref: { id: promiseId } };
  const found = await transactions.readAtOnce(async (reader) => {
    const row = await promises.find(reader, place);
    return row && { row, full: await runs.full(reader, caller.projectId, [row]) };
  });
  if (found === null) {
    return { outcome: "no-promise" };
  }
  const { row, full } = found;
  const key = namedKey(row.promise, named.key) ?? "";
  const chosen = chosenObligation(row.promise, key, body.value.revision);
  if ("outcome" in chosen) {
    return chosen;
  }
  const { obligation } = chosen;
  if (executionOf(obligation.kind) !== "external-evidence") {
    return { outcome: "not-a-test-plan", kind: obligation.kind };
  }
  if (full.has({ promiseId, revision: chosen.revision.revision, key })) {
    return { outcome: "too-many-runs", limit: PROMISE_LIMITS.runs };
  }
  const claimed = claimedOutcome({ obligation, request: body.value, codeHost });
  if (claimed.outcome === "read-the-code-host") {
    return { outcome: claimed.outcome, chosen, claim: { request: body.value, read: claimed.read } };
  }
  return storeRun(transactions, { caller, promiseId, chosen, outcome: claimed.claim, traceHash: null });
}
