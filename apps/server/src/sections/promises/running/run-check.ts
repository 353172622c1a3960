import { type Guid, type JsonOddity, present } from "@plumbline/model-core";
import { readScenarioDocument, runPrepared } from "@plumbline/playback-engine";
import {
  type CheckedOutcome,
  type CheckState,
  checkedOutcome,
  prepareCheck,
  type RunRequest,
  refusedOutcome,
  type ScenarioCheck,
  type SourcePatternRequest,
  sourcePatternOutcome,
} from "@plumbline/promise-core";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import { prepared } from "../../../platform/database/prepared.js";
import type { Reader, Transactions } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { ModelAtState, ModelRepository, RememberedModel } from "../../model/for-threads.js";
import { prepareInTime, type SchemaCheckMemory } from "../../scenarios/for-threads.js";
import { PromiseRepository } from "../storing/promise.repository.js";
import { bodyRefused } from "../writing/move-promise.js";
import { type ChosenObligation, chosenObligation, isRunHere, namedKey } from "./chosen-obligation.js";
import { readSourceCheck } from "./read-source-check.js";
import { readRunBody } from "./run-body.js";
import { type StoredOutcome, storeRun } from "./store-run.js";

/** A run as a thread gets it. */
export interface CheckRequest {
  readonly caller: ProjectCaller;
  readonly promiseId: Guid;
  /** The key of the obligation. */
  readonly key: string;
  readonly bytes: Uint8Array;
  readonly clock: SchemaCheckMemory;
}

export type CheckOutcome =
  | StoredOutcome
  | RefusalNamed<
      | "body-refused"
      | "no-project"
      | "no-obligation"
      | "no-approved-revision"
      | "not-runnable"
      | "no-revision"
      | "no-open-branch"
      | "no-scan"
      | "scan-of-other-repository"
    >;

/** A check with everything that it reads, at one moment. */
interface ReadCheck {
  readonly chosen: ChosenObligation;
  readonly state: ReadState | SourcePatternRequest;
}

interface ReadState extends CheckState {
  readonly oddities: readonly JsonOddity[];
}

const promises = new PromiseRepository();
const remembered = new RememberedModel(new ModelRepository());
const models = new ModelAtState((reader, stream) => remembered.at(reader, stream));

const SCENARIO = prepared("SELECT version, document FROM scenarios WHERE project_id = $1 AND id = $2");

/** Runs a check and stores what came of it (docs/reference/promises-evidence.md#results-of-checks). */
export async function runCheck(transactions: Transactions, request: CheckRequest): Promise<CheckOutcome> {
  const read = await transactions.readAtOnce((reader) => readCheck(reader, request));
  if ("outcome" in read) {
    return read;
  }
  const { caller, promiseId } = request;
  return storeRun(transactions, { caller, promiseId, chosen: read.chosen, ...found(read, request.clock) });
}

async function readCheck(
  reader: Reader,
  request: CheckRequest,
): Promise<ReadCheck | Exclude<CheckOutcome, { outcome: "run" }>> {
  const { caller, promiseId, bytes } = request;
  const place = { projectId: caller.projectId, ref: { id: promiseId } };
  const row = await promises.find(reader, place);
  if (row === null) {
    return { outcome: "no-promise" };
  }
  const key = namedKey(row.promise, request.key) ?? "";
  const body = readRunBody(row.promise, key, bytes);
  if (!body.ok) {
    return bodyRefused(body.refusal);
  }
  const chosen = chosenObligation(row.promise, key, body.value.revision);
  if ("outcome" in chosen) {
    return chosen;
  }
  if (!isRunHere(chosen.obligation.kind)) {
    return { outcome: "not-runnable", kind: chosen.obligation.kind };
  }
  return readInputs(reader, caller.projectId, chosen, body.value);
}

type NotRead = RefusalNamed<
  "no-revision" | "no-open-branch" | "no-scan" | "scan-of-other-repository" | "no-project"
>;

async function readInputs(
  reader: Reader,
  projectId: Guid,
  chosen: ChosenObligation,
  { modelRevisionId: revisionId, branchId, scanId }: RunRequest,
): Promise<ReadCheck | NotRead> {
  const { scenarioCheck: check, sourcePattern } = chosen.obligation.recipe;
  if (check === undefined) {
    const named = { projectId, recipe: present(sourcePattern), scanId };
    const state = await readSourceCheck(reader, named);
    return "outcome" in state ? state : { chosen, state };
  }
  const at = await models.read(reader, projectId, { branchId, revisionId, version: null });
  if (at === null) {
    return {
      outcome: revisionId !== null ? "no-revision" : branchId !== null ? "no-open-branch" : "no-project",
    };
  }
  const { streamId, version } = at.state;
  const modelRevision = { streamId, version, revisionId };
  return {
    chosen,
    state: { ...(await readScenario(reader, projectId, check)), check, model: at.model, modelRevision },
  };
}

async function readScenario(
  reader: Reader,
  projectId: Guid,
  { scenarioId }: ScenarioCheck,
): Promise<Pick<ReadState, "scenario" | "oddities">> {
  const [row] = await reader.query<{ version: number; document: string }[]>(SCENARIO, [
    projectId,
    scenarioId,
  ]);
  if (row === undefined) {
    return { scenario: null, oddities: [] };
  }
  const read = readScenarioDocument(row.document);
  if (!read.ok) {
    throw new Error(`The stored scenario ${scenarioId} cannot be read: ${read.refusal.title}`);
  }
  return { scenario: { version: row.version, document: read.value.document }, oddities: read.value.oddities };
}

function found({ state }: ReadCheck, clock: SchemaCheckMemory): CheckedOutcome {
  if ("recipe" in state) {
    return { outcome: sourcePatternOutcome(state), traceHash: null };
  }
  const prepared = prepareCheck(state);
  if (!prepared.ok) {
    return refusedOutcome(state, prepared.refusal);
  }
  const { model, oddities, modelRevision } = state;
  const parts = { document: prepared.value, model, oddities, modelVersion: modelRevision.version };
  return checkedOutcome(state, runPrepared(prepareInTime(parts, clock), modelRevision.version));
}
