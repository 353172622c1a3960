import type { Guid, JsonOddity } from "@plumbline/model-core";
import {
  prepareScenario,
  type RunResult,
  readScenarioDocument,
  runPrepared,
  runResultParts,
  type ScenarioDocument,
  SchemaValidators,
  VALIDATION_TOO_SLOW,
} from "@plumbline/playback-engine";
import type { Reader } from "../../platform/database/unit-of-work.js";
import { withWorkerDatabase } from "../../platform/workers/worker-database.js";
import { ModelRepository } from "../model/model.repository.js";
import { type ModelAtVersion, RememberedModel } from "../model/remembered-model.js";
import { SCHEMA_CHECKS_MS } from "./limits.js";
import { findScenarioDocument } from "./scenario.repository.js";
import { SchemaCheckClock, type SchemaCheckMemory } from "./schema-check-clock.js";
import { type SegmentedText, segmentText } from "./segmented-text.js";

// Runs in a worker thread: what is given and returned crosses to and from the main thread.

export interface PlayRequest {
  readonly projectId: Guid;
  readonly scenarioId: Guid;
  /** Null plays on main. */
  readonly branchId: Guid | null;
  readonly clock: SchemaCheckMemory;
}

export type PlayOutcome =
  | { readonly outcome: "played"; readonly result: SegmentedText }
  | { readonly outcome: "no-scenario" }
  | { readonly outcome: "no-branch" };

const models = new RememberedModel(new ModelRepository());

/** Kept from one run of the thread to the next: compiling a schema takes milliseconds. */
const schemas = new SchemaValidators();

/** Plays a scenario on the main model or a branch, as both are now. Reads alone; writes nothing. */
export async function playScenario(request: PlayRequest): Promise<PlayOutcome> {
  const read = await withWorkerDatabase((unitOfWork) =>
    unitOfWork.readAtOnce((reader) => readBoth(reader, request)),
  );
  if ("outcome" in read) return read;
  const result = play(read, new SchemaCheckClock(request.clock));
  return { outcome: "played", result: segmentText(runResultParts(result)) };
}

/** The clock runs from the first schema check to the end of the last one. */
function play(scenario: PlayableParts, clock: SchemaCheckClock): RunResult {
  const { modelVersion } = scenario;
  const prepared = prepareScenario({
    ...scenario,
    schemas,
    outOfTime: () => {
      if (!clock.isRunning) clock.begin(modelVersion);
      return clock.elapsedMs > SCHEMA_CHECKS_MS;
    },
  });
  const isTooSlow = clock.elapsedMs > SCHEMA_CHECKS_MS;
  clock.end();
  return runPrepared(isTooSlow ? withTooSlow(prepared) : prepared, modelVersion);
}

type Prepared = ReturnType<typeof prepareScenario>;

/** The time can also be over after the last check, when nobody asks any more. */
function withTooSlow(prepared: Prepared): Prepared {
  const found = prepared.ok ? [] : prepared.refusal;
  if (found.some(({ code }) => code === VALIDATION_TOO_SLOW.code)) return prepared;
  return { ok: false, refusal: [...found, VALIDATION_TOO_SLOW] };
}

interface PlayableParts extends ModelAtVersion {
  readonly document: ScenarioDocument;
  readonly oddities: readonly JsonOddity[];
}

type NotThere = { readonly outcome: "no-scenario" | "no-branch" };

async function readBoth(
  reader: Reader,
  { projectId, scenarioId, branchId }: PlayRequest,
): Promise<PlayableParts | NotThere> {
  const text = await findScenarioDocument(reader, { projectId, id: scenarioId });
  if (text === null) return { outcome: "no-scenario" };
  const model = await models.read(reader, projectId, branchId);
  if (model === null) return { outcome: branchId === null ? "no-scenario" : "no-branch" };
  const read = readScenarioDocument(text);
  if (!read.ok) throw new Error(`The stored scenario ${scenarioId} cannot be read: ${read.refusal.title}`);
  return { ...read.value, ...model };
}
