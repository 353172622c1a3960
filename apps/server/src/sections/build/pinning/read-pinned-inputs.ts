import type {
  PinnedInputs,
  PinnedPromise,
  PinnedRun,
  PinnedState,
  PinnedStream,
} from "@plumbline/bundle-writer";
import type { Model } from "@plumbline/model-core";
import type { StoredPromise, VerificationRun } from "@plumbline/promise-core";
import type { Reader } from "../../../platform/database/statements.js";
import { PastModelRepository } from "../../model/for-threads.js";
import { ImportedSources, LinksHeld } from "../../sources/for-threads.js";
import { missingPlace } from "./missing-place.js";
import { firstMissing, type MissingKind, type NoPinnedInput } from "./no-pinned-input.js";
import { readPinnedPromises } from "./read-pinned-promises.js";
import { readPinnedRuns } from "./read-pinned-runs.js";
import { readPinnedDecisions, readPinnedScenarios } from "./read-pinned-versions.js";

/** A pinned state with all that it names. */
export interface ReadInputs {
  readonly outcome: "read";
  readonly inputs: PinnedInputs;
}

const past = new PastModelRepository();
const imported = new ImportedSources();
const links = new LinksHeld();

/**
 * Reads everything that a state pins, at the version it pins, whatever became of it since. What is not there is told by
 * kind and ID: the first of it. Call it in `readAtOnce`.
 */
export async function readPinnedInputs(
  reader: Reader,
  pinned: PinnedState,
): Promise<ReadInputs | NoPinnedInput> {
  const nowhere = (await missingPlace(reader, pinned)) ?? (await missingSource(reader, pinned));
  if (nowhere !== null) {
    return nowhere;
  }
  const inputs = await readStored(reader, pinned);
  return missingStored(pinned, inputs) ?? { outcome: "read", inputs: inputsOf(pinned, inputs) };
}

async function missingSource(
  reader: Reader,
  { projectId, sources }: PinnedState,
): Promise<NoPinnedInput | null> {
  const held = await imported.held(reader, projectId, sources);
  return firstMissing("source", sources, {
    idOf: ({ repository }) => repository,
    has: (source) => held.has(source),
  });
}

interface Stored extends Pick<PinnedInputs, "scenarios" | "decisions" | "links"> {
  readonly model: Model;
  readonly promises: readonly StoredPromise[];
  readonly runs: ReadonlyMap<PinnedRun, VerificationRun>;
}

async function readStored(reader: Reader, pinned: PinnedState): Promise<Stored> {
  const { projectId, branch: streamId, streamVersion: version, decisions = [] } = pinned;
  return {
    model: await past.readPinned(reader, { projectId, streamId, version }, pinned.schemas),
    scenarios: await readPinnedScenarios(reader, { projectId, pins: pinned.scenarios }),
    promises: await readPinnedPromises(reader, projectId, pinned.promises),
    decisions: await readPinnedDecisions(reader, { projectId, pins: decisions }),
    runs: await readPinnedRuns(reader, projectId, pinned.runs),
    links: await links.idsOf(reader, { projectId, streamId, version }),
  };
}

function missingStored(pinned: PinnedState, stored: Stored): NoPinnedInput | null {
  const promises = new Set<string>(pinned.promises.map(({ id }) => id));
  return (
    missingStream("scenario", pinned.scenarios, stored.scenarios) ??
    missingStream("schema", pinned.schemas, stored.model.schemas) ??
    missingStream("promise", pinned.promises, stored.promises) ??
    missingStream("decision", pinned.decisions ?? [], stored.decisions) ??
    firstMissing("run", pinned.runs, {
      idOf: ({ runId }) => runId,
      has: (pin) => promises.has(pin.promiseId) && stored.runs.has(pin),
    })
  );
}

/** What was read is of the version that is pinned. */
function missingStream(
  kind: MissingKind,
  pins: readonly PinnedStream[],
  found: readonly { readonly id: string }[],
): NoPinnedInput | null {
  const ids = new Set(found.map(({ id }) => id));
  return firstMissing(kind, pins, { idOf: ({ id }) => id, has: ({ id }) => ids.has(id) });
}

function inputsOf(pinned: PinnedState, stored: Stored): PinnedInputs {
  const { model, scenarios, decisions, links: held } = stored;
  return { pinned, model, scenarios, decisions, promises: withRuns(pinned, stored), links: held };
}

function withRuns({ runs }: PinnedState, stored: Stored): readonly PinnedPromise[] {
  const ofPromises = Map.groupBy(runs, ({ promiseId }) => promiseId);
  return stored.promises.map((promise) => ({
    promise,
    runs: (ofPromises.get(promise.id) ?? []).flatMap((pin) => stored.runs.get(pin) ?? []),
  }));
}
