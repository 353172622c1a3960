import type { Guid } from "@plumbline/model-core";
import {
  type PageOfEvents,
  pageOfRun,
  type RunPage,
  runPrepared,
  runResultParts,
} from "@plumbline/playback-engine";
import type { Reader } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { threadDatabase } from "../../../platform/workers/thread-database.js";
import { ModelRepository, RememberedModel } from "../../model/for-threads.js";
import { findScenarioDocument } from "../saving/find-scenario-document.js";
import { RememberedScenario } from "../saving/remembered-scenario.js";
import { type PlayableParts, prepareInTime } from "../schema-checks/prepare-in-time.js";
import type { SchemaCheckMemory } from "../schema-checks/schema-check-clock.js";
import { type SegmentedText, segmentText } from "./segmented-text.js";

// Runs in a worker thread: what is given and returned crosses to and from the main thread.

export interface PlayRequest {
  readonly projectId: Guid;
  readonly scenarioId: Guid;
  /** Null plays on main. */
  readonly branchId: Guid | null;
  readonly clock: SchemaCheckMemory;
}

export type PlayOutcome = { readonly outcome: "played"; readonly result: SegmentedText } | NotThere;

type NotThere = RefusalNamed<"no-scenario" | "no-branch">;

const models = new RememberedModel(new ModelRepository());
const scenarios = new RememberedScenario();

/** Plays a scenario on the main model or a branch, as both are now. Reads alone; writes nothing. */
export async function playScenario(request: PlayRequest): Promise<PlayOutcome> {
  const read = await threadDatabase().readAtOnce((reader) => readBoth(reader, request));
  if ("outcome" in read) {
    return read;
  }
  const prepared = prepareInTime(read, request.clock);
  return { outcome: "played", result: segmentText(runResultParts(runPrepared(prepared, read.modelVersion))) };
}

export type PlayPageRequest = PlayRequest & PageOfEvents;

export type PlayPageOutcome = { readonly outcome: "played"; readonly page: RunPage } | NotThere;

/** The same, of which a page of the events is wanted. */
export async function playPage(request: PlayPageRequest): Promise<PlayPageOutcome> {
  const read = await threadDatabase().readAtOnce((reader) => readBoth(reader, request));
  if ("outcome" in read) {
    return read;
  }
  const prepared = prepareInTime(read, request.clock);
  return { outcome: "played", page: pageOfRun(runPrepared(prepared, read.modelVersion), request) };
}

async function readBoth(
  reader: Reader,
  { projectId, scenarioId, branchId }: PlayRequest,
): Promise<PlayableParts | NotThere> {
  const text = await findScenarioDocument(reader, { projectId, id: scenarioId });
  if (text === null) {
    return { outcome: "no-scenario" };
  }
  const model = await models.read(reader, projectId, branchId);
  if (model === null) {
    return { outcome: branchId === null ? "no-scenario" : "no-branch" };
  }
  return { ...scenarios.of(text), ...model };
}
