import { type Guid, type JsonOddity, present } from "@plumbline/model-core";
import { runPrepared } from "@plumbline/playback-engine";
import {
  type CheckedOutcome,
  type CheckState,
  checkedOutcome,
  PROMISE_LIMITS,
  prepareCheck,
  type RunRequest,
  refusedOutcome,
  type SourcePatternRequest,
  sourcePatternOutcome,
} from "@plumbline/promise-core";
import type { ProjectCaller } from "../../../platform/access/principal.js";
import type { Reader, TransactionsOfThread, TxThatEnds } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import {
  ModelAtState,
  ModelRepository,
  type ModelState,
  ModelStateResolver,
  RememberedModel,
  schemaVersions,
} from "../../model/for-threads.js";
import { prepareInTime, type SchemaCheckMemory } from "../../scenarios/for-threads.js";
import { PromiseRepository } from "../storing/promise.repository.js";
import { RunRepository } from "../storing/run.repository.js";
import { bodyRefused } from "../writing/move-promise.js";
import { CheckedScenarios, type EarlyScenario, type NamedCheck } from "./checked-scenarios.js";
import { type ChosenObligation, chosenObligation, isRunHere, namedKey } from "./chosen-obligation.js";
import { isPermitted, type Permit } from "./permit.js";
import { readSourceCheck } from "./read-source-check.js";
import { readAnyRunBody, readRunBody } from "./run-body.js";
import { appendAtOnce, NotAppended, type StoredRun, storeRun } from "./store-run.js";

/** A run as a thread gets it. */
export interface CheckRequest {
  readonly caller: ProjectCaller;
  readonly promiseId: Guid;
  /** The key of the obligation. */
  readonly key: string;
  readonly bytes: Uint8Array;
  readonly clock: SchemaCheckMemory;
  /** Until it is given, the thread reads alone. */
  readonly permit: Permit;
}

export type CheckOutcome =
  | StoredRun
  | RefusalNamed<
      | "no-promise"
      | "body-refused"
      | "no-project"
      | "no-obligation"
      | "no-promise-revision"
      | "no-approved-revision"
      | "not-runnable"
      | "no-revision"
      | "no-open-branch"
      | "no-scan"
      | "no-snapshot-of-scan"
      | "too-many-runs"
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
const runs = new RunRepository();
const scenarios = new CheckedScenarios();
const remembered = new RememberedModel(new ModelRepository());
const states = new ModelStateResolver();

/** Runs a check and stores what came of it (docs/reference/promises-evidence.md#results-of-checks). */
export async function runCheck(
  transactions: TransactionsOfThread,
  request: CheckRequest,
): Promise<CheckOutcome> {
  try {
    return await transactions.readAndRun(
      (reader) => readCheck(reader, request),
      (read, tx) => runRead(tx, request, read),
    );
  } catch (thrown) {
    if (thrown instanceof NotAppended) {
      return storeRun(transactions, thrown.found);
    }
    throw thrown;
  }
}

async function runRead(
  tx: TxThatEnds,
  request: CheckRequest,
  read: Awaited<ReturnType<typeof readCheck>>,
): Promise<CheckOutcome> {
  if ("outcome" in read) {
    return read;
  }
  if (!(await isPermitted(request.permit))) {
    throw new Error("A check that may not run is waited for by nobody");
  }
  const { caller, promiseId } = request;
  return appendAtOnce(tx, { caller, promiseId, chosen: read.chosen, ...found(read, request.clock) });
}

/**
 * Which model is meant stands in the body alone: it is asked for together with the promise, and so is what the check is likely to
 * need of the rest.
 */
async function readCheck(
  reader: Reader,
  request: CheckRequest,
): Promise<ReadCheck | Exclude<CheckOutcome, { outcome: "run" }>> {
  const { promiseId, bytes } = request;
  const { projectId } = request.caller;
  const named = readAnyRunBody(bytes);
  const asked = { projectId, promiseId, key: request.key };
  const early = scenarios.askEarly(reader, asked);
  const versions = schemaVersions(reader, projectId);
  const [row, at] = await Promise.all([
    promises.find(reader, { projectId, ref: { id: promiseId } }),
    named.ok ? modelMeant(reader, projectId, named.value) : null,
    early?.row,
    versions,
  ]);
  if (row === null) {
    return { outcome: "no-promise" };
  }
  const key = namedKey(row.promise, request.key) ?? "";
  const body = readRunBody(row.promise, key, bytes, named);
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
  const full = await runs.full(reader, projectId, [row]);
  if (full.has({ promiseId, revision: chosen.revision.revision, key })) {
    return { outcome: "too-many-runs", limit: PROMISE_LIMITS.runs };
  }
  return readInputs(reader, asked, { chosen, request: body.value, at, early, versions });
}

function modelMeant(
  reader: Reader,
  projectId: Guid,
  { modelRevisionId: revisionId, branchId }: RunRequest,
): Promise<ModelState | null> {
  return states.resolve(reader, projectId, { branchId, revisionId, version: null });
}

type NotRead = RefusalNamed<
  "no-revision" | "no-open-branch" | "no-scan" | "scan-of-other-repository" | "no-project"
>;

/** What is run, as it was asked for; `at` is the model that is meant, null where it is not there. */
interface AskedCheck {
  readonly chosen: ChosenObligation;
  readonly request: RunRequest;
  readonly at: ModelState | null;
  /** What was asked for before the check was read. */
  readonly early: EarlyScenario | null;
  readonly versions: Promise<string>;
}

async function readInputs(
  reader: Reader,
  asked: NamedCheck,
  { chosen, request, at, early, versions }: AskedCheck,
): Promise<ReadCheck | NotRead> {
  const { modelRevisionId: revisionId, branchId, scanId } = request;
  const { scenarioCheck: check, sourcePattern } = chosen.obligation.recipe;
  if (check === undefined) {
    const named = { projectId: asked.projectId, recipe: present(sourcePattern), scanId };
    const state = await readSourceCheck(reader, named);
    return "outcome" in state ? state : { chosen, state };
  }
  if (at === null) {
    return {
      outcome: revisionId !== null ? "no-revision" : branchId !== null ? "no-open-branch" : "no-project",
    };
  }
  const { streamId, version } = at;
  const [scenario, model] = await Promise.all([
    scenarios.read(reader, asked, { id: check.scenarioId, early }),
    new ModelAtState((on, stream) => remembered.at(on, stream, versions)).modelOf(reader, at),
  ]);
  return { chosen, state: { ...scenario, check, model, modelRevision: { streamId, version, revisionId } } };
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
