import type { PinnedRun, PinnedState, PinnedStream } from "@plumbline/bundle-writer";
import { compareCodeUnits, type Guid } from "@plumbline/model-core";
import { pinnedRuns } from "@plumbline/promise-core";
import { prepared } from "../../../platform/database/prepared.js";
import type { Reader } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { everyPromise } from "../../promises/for-threads.js";
import { ImportedSources } from "../../sources/for-threads.js";
import { findPlace, type PinsWanted } from "./pinned-place.js";

const sources = new ImportedSources();

/** Everything that a bundle is made from, at its version; without a seal. */
export interface ReadPins {
  readonly outcome: "pinned";
  readonly pinned: PinnedState;
}

/** Pins a state: each input at the version that the transaction sees. Call it in `readAtOnce`. */
export async function readPins(
  reader: Reader,
  projectId: Guid,
  wanted: PinsWanted,
): Promise<ReadPins | RefusalNamed<"no-project" | "no-revision" | "no-open-branch">> {
  const place = await findPlace(reader, projectId, wanted);
  if (place.outcome !== "placed") {
    return place;
  }
  const { streamId, version, projectName, schemaPins } = place;
  const versions = (statement: string) => reader.query<PinnedStream[]>(statement, [projectId]);
  const pinned = {
    ...{ projectId, projectName, branch: streamId, streamVersion: version, revisionId: wanted.revisionId },
    scenarios: inIdOrder(await versions(SCENARIOS)),
    schemas: inIdOrder(schemaPins ?? (await versions(SCHEMAS))),
    ...(await pinsOfPromises(reader, projectId, streamId)),
    decisions: inIdOrder(await versions(DECISIONS)),
    sources: await sources.now(reader, projectId),
  };
  return { outcome: "pinned", pinned };
}

function inIdOrder(streams: readonly PinnedStream[]): readonly PinnedStream[] {
  return streams
    .map(({ id, version }) => ({ id, version }))
    .sort((left, right) => compareCodeUnits(left.id, right.id));
}

/** Of what is read page by page no more is held than what is pinned. */
async function pinsOfPromises(
  reader: Reader,
  projectId: Guid,
  streamId: Guid,
): Promise<Pick<PinnedState, "promises" | "runs">> {
  const promises: PinnedStream[] = [];
  const runs: PinnedRun[] = [];
  for await (const { promise, version, deciding } of everyPromise(reader, projectId)) {
    const { id: promiseId } = promise;
    promises.push({ id: promiseId, version });
    for (const { promiseRevision, obligationId, id: runId } of pinnedRuns(promise, deciding, streamId)) {
      runs.push({ promiseId, promiseRevision, obligationId, runId });
    }
  }
  // Those of one promise are in key order and stay so.
  runs.sort((left, right) => compareCodeUnits(left.promiseId, right.promiseId));
  return { promises: inIdOrder(promises), runs };
}

const SCENARIOS = prepared("SELECT id, version FROM scenarios WHERE project_id = $1");
const SCHEMAS = prepared("SELECT id, version FROM schemas WHERE project_id = $1");
const DECISIONS = prepared("SELECT id, version FROM decisions WHERE project_id = $1 AND deleted_at IS NULL");
