import type { Guid, Issue } from "@plumbline/model-core";
import {
  addObligation,
  changeObligation,
  faultsOfScenario,
  type Moved,
  missingFromObligation,
  type ObligationRequest,
  readObligationRequest,
  removeObligation,
  type ScenarioCheck,
  type Write,
} from "@plumbline/promise-core";
import type { Transactions, Tx } from "../../../platform/database/statements.js";
import { readBodyText } from "../../../platform/request/read-body-text.js";
import { findScenarioDocument, readStoredScenario } from "../../scenarios/for-threads.js";
import type { PromiseWriteWithBody } from "./change-promise.js";
import { bodyRefused, movePromise, type PromiseOutcome, type PromiseWrite } from "./move-promise.js";
import { refusedForMissing } from "./refused-for-missing.js";
import { thingsOfProject } from "./things-of-project.js";

/** Adds an obligation to the draft. */
export function addStatedObligation(
  transactions: Transactions,
  request: PromiseWriteWithBody,
): Promise<PromiseOutcome> {
  return withStated(transactions, request, (write, { stated }) => addObligation({ ...write, stated }));
}

/** Changes an obligation of the draft. */
export function changeStatedObligation(
  transactions: Transactions,
  request: PromiseWriteWithBody & { readonly key: string },
): Promise<PromiseOutcome> {
  const { key } = request;
  return withStated(transactions, request, (write, { stated }) =>
    changeObligation({ ...write, key, stated }),
  );
}

/** Takes an obligation out of the draft. */
export function removeStatedObligation(
  transactions: Transactions,
  request: PromiseWrite & { readonly key: string },
): Promise<PromiseOutcome> {
  const { key } = request;
  return movePromise(transactions, request, async (_, write) => removeObligation({ ...write, key }));
}

async function withStated(
  transactions: Transactions,
  request: PromiseWriteWithBody,
  move: (write: Write, stated: ObligationRequest) => Moved,
): Promise<PromiseOutcome> {
  const read = readBodyText(request.bytes, readObligationRequest);
  if (!read.ok) {
    return bodyRefused(read.refusal);
  }
  return movePromise(transactions, request, async (tx, write) => {
    const refusal = await refuseMissing(tx, request, read.value);
    return refusal ?? move(write, read.value);
  });
}

async function refuseMissing(tx: Tx, { caller: { projectId } }: PromiseWrite, stated: ObligationRequest) {
  const check = stated.stated.recipe.scenarioCheck;
  const ids = [...stated.sentContractIds, ...(check === undefined ? [] : [check.scenarioId])];
  const things = await thingsOfProject(tx, projectId, ids);
  const missing = missingFromObligation(stated, things);
  const refusal = refusedForMissing([...missing, ...(await faultsTwice(tx, projectId, check))]);
  return refusal === null ? null : bodyRefused(refusal);
}

async function faultsTwice(tx: Tx, projectId: Guid, check?: ScenarioCheck): Promise<readonly Issue[]> {
  if (check === undefined || check.faults.length === 0) {
    return [];
  }
  const document = await findScenarioDocument(tx, { projectId, id: check.scenarioId });
  return document === null ? [] : faultsOfScenario(check, readStoredScenario(document).document);
}
