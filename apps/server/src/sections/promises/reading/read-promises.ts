import type { Guid } from "@plumbline/model-core";
import {
  type ProjectState,
  type ReadPromise,
  readPromise,
  type StoredPromise,
  type VerificationRun,
} from "@plumbline/promise-core";
import type { Reader } from "../../../platform/database/statements.js";
import type { PromiseRow } from "../storing/promise.repository.js";
import { RunRepository } from "../storing/run.repository.js";
import { lookedAt } from "./looked-at.js";
import { RememberedRuns } from "./remembered-runs.js";
import { StateOfMain } from "./state-of-main.js";

type RunsOfPromises = ReadonlyMap<Guid, readonly VerificationRun[]>;

const runs = new RememberedRuns(new RunRepository());

/**
 * What is worked out of promises when they are read, on main as it is now
 * (docs/reference/promises-evidence.md#evidence-status). Call it in a transaction that sees one moment.
 */
export async function readPromises(
  reader: Reader,
  projectId: Guid,
  rows: readonly PromiseRow[],
): Promise<readonly ReadPromise[]> {
  return workedOut(await aroundPromises(reader, projectId, rows));
}

/** Promises with all that is read to work them out; their project has no main stream where there is no state. */
export interface AroundPromises {
  readonly promises: readonly StoredPromise[];
  readonly deciding: RunsOfPromises;
  readonly state: ProjectState | null;
}

/**
 * Reads what `workedOut` works with.
 * @param main the same for all pages of promises
 */
export async function aroundPromises(
  reader: Reader,
  projectId: Guid,
  rows: readonly PromiseRow[],
  main = new StateOfMain(reader, projectId),
): Promise<AroundPromises> {
  const promises = rows.map(({ promise }) => promise);
  const [deciding] = await Promise.all([decidingRuns(reader, projectId, rows), main.begin()]);
  const state = await main.look(lookedAt(promises, deciding.values()));
  return { promises, deciding, state };
}

/** The second half of `readPromises`, which needs no database. */
export function workedOut({ promises, deciding, state }: AroundPromises): readonly ReadPromise[] {
  return state === null
    ? []
    : promises.map((promise) => readPromise(promise, deciding.get(promise.id) ?? [], state));
}

function decidingRuns(reader: Reader, projectId: Guid, rows: readonly PromiseRow[]): Promise<RunsOfPromises> {
  const asked = rows.map(({ promise: { id }, lastRun }) => ({ id, lastRun }));
  return runs.deciding(reader, projectId, asked);
}
