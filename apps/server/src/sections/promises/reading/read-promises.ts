import type { Guid } from "@plumbline/model-core";
import {
  type LinkedThing,
  linkedThings,
  type ProjectState,
  type ReadPromise,
  type Revision,
  type RunInput,
  readPromise,
  type StoredPromise,
  type VerificationRun,
} from "@plumbline/promise-core";
import type { Reader } from "../../../platform/database/statements.js";
import { ModelRepository } from "../../model/for-threads.js";
import type { PromiseRow } from "../storing/promise.repository.js";
import { RunRepository } from "../storing/run.repository.js";
import { type LookedAt, readProjectState } from "./project-state.js";
import { RememberedRuns } from "./remembered-runs.js";

const NOTHING: ReadonlySet<string> = new Set();

type RunsOfPromises = ReadonlyMap<Guid, readonly VerificationRun[]>;

const models = new ModelRepository();
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

/** Reads what `workedOut` works with. */
export async function aroundPromises(
  reader: Reader,
  projectId: Guid,
  rows: readonly PromiseRow[],
): Promise<AroundPromises> {
  const promises = rows.map(({ promise }) => promise);
  const [main, deciding] = await Promise.all([
    models.findMainStream(reader, projectId),
    decidingRuns(reader, projectId, rows),
  ]);
  const state = main === null ? null : await readProjectState(reader, main, lookedAt(promises, deciding));
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

/** Everything that the promises are linked with, and everything that their runs read. */
function lookedAt(promises: readonly StoredPromise[], deciding: RunsOfPromises): LookedAt {
  const linked = promises.flatMap(({ revisions }) => revisions.flatMap(linkedOf));
  const inputs = inputsByKind(deciding);
  const isScenario = ({ kind }: LinkedThing): boolean => kind === "scenario";
  return {
    facts: new Set(linked.filter((thing) => !isScenario(thing)).map(({ id }) => id)),
    scenarios: new Set([...linked.filter(isScenario).map(({ id }) => id), ...(inputs.get("scenario") ?? [])]),
    schemas: inputs.get("schema") ?? NOTHING,
    links: inputs.has("link"),
  };
}

/** The IDs of what runs read, by its kind: a page of promises names thousands. */
function inputsByKind(deciding: RunsOfPromises): ReadonlyMap<RunInput["kind"], ReadonlySet<string>> {
  const found = new Map<RunInput["kind"], Set<string>>();
  // Runs that have read the same share it.
  const read = new Set([...deciding.values()].flatMap((runs) => runs.map(({ inputs }) => inputs)));
  for (const { kind, id } of [...read].flat()) {
    found.set(kind, (found.get(kind) ?? new Set<string>()).add(id));
  }
  return found;
}

function linkedOf({ approval, content }: Revision): readonly LinkedThing[] {
  return approval === null ? linkedThings(content) : [...approval.linked, ...linkedThings(content)];
}
