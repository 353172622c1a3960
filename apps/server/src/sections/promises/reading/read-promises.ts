import type { Guid } from "@plumbline/model-core";
import {
  type LinkedThing,
  linkedThings,
  type ReadPromise,
  type Revision,
  readPromise,
  type StoredPromise,
  type VerificationRun,
} from "@plumbline/promise-core";
import type { Reader } from "../../../platform/database/statements.js";
import { ModelRepository } from "../../model/for-threads.js";
import type { PromiseRow } from "../storing/promise.repository.js";
import { RunRepository } from "../storing/run.repository.js";
import { type LookedAt, readProjectState } from "./project-state.js";

type RunsOfPromises = ReadonlyMap<Guid, readonly VerificationRun[]>;

const models = new ModelRepository();
const runs = new RunRepository();

/**
 * What is worked out of promises when they are read, on main as it is now
 * (docs/reference/promises-evidence.md#evidence-status). Call it in a transaction that sees one moment.
 */
export async function readPromises(
  reader: Reader,
  projectId: Guid,
  rows: readonly PromiseRow[],
): Promise<readonly ReadPromise[]> {
  const promises = rows.map(({ promise }) => promise);
  const ids = promises.map(({ id }) => id);
  const [main, deciding] = await Promise.all([
    models.findMainStream(reader, projectId),
    runs.deciding(reader, projectId, ids),
  ]);
  if (main === null) {
    return [];
  }
  const state = await readProjectState(reader, main, lookedAt(promises, deciding));
  return promises.map((promise) => readPromise(promise, deciding.get(promise.id) ?? [], state));
}

/** Everything that the promises are linked with, and everything that their runs read. */
function lookedAt(promises: readonly StoredPromise[], deciding: RunsOfPromises): LookedAt {
  const linked = promises.flatMap(({ revisions }) => revisions.flatMap(linkedOf));
  const inputs = [...deciding.values()].flat().flatMap((run) => run.inputs);
  const idsOf = (kind: string): string[] => inputs.filter((input) => input.kind === kind).map(({ id }) => id);
  const isScenario = ({ kind }: LinkedThing): boolean => kind === "scenario";
  return {
    facts: new Set(linked.filter((thing) => !isScenario(thing)).map(({ id }) => id)),
    scenarios: new Set([...linked.filter(isScenario).map(({ id }) => id), ...idsOf("scenario")]),
    schemas: new Set(idsOf("schema")),
    links: idsOf("link").length > 0,
  };
}

function linkedOf({ approval, content }: Revision): readonly LinkedThing[] {
  return approval === null ? linkedThings(content) : [...approval.linked, ...linkedThings(content)];
}
