import { type Drawing, type DrawOptions, drawView, type View } from "@plumbline/diagram-writer";
import { type Guid, type Model, sha256Hex } from "@plumbline/model-core";
import { readScenarioDocument, type ScenarioDocument } from "@plumbline/playback-engine";
import type { Reader } from "../../platform/database/statements.js";
import type { RefusalNamed } from "../../platform/errors/refusals.js";
import { threadDatabase } from "../../platform/workers/thread-database.js";
import { ModelRepository, RememberedModel } from "../model/for-threads.js";
import { findScenarioDocument } from "../scenarios/for-threads.js";
import { ViewRepository } from "./view.repository.js";

// Runs in a worker thread: what is given and returned crosses to and from the main thread.

export interface DrawRequest {
  readonly projectId: Guid;
  readonly viewId: Guid;
  /** Null draws main. */
  readonly branchId: Guid | null;
  readonly options: DrawOptions;
}

export type DrawOutcome =
  | {
      readonly outcome: "drawn";
      readonly bytes: Uint8Array<ArrayBuffer>;
      /** SHA-256 of the bytes. */
      readonly hash: string;
    }
  | RefusalNamed<"not-drawable">
  | NotThere;

type NotThere = RefusalNamed<"no-view" | "no-branch">;

const models = new RememberedModel(new ModelRepository());
const views = new ViewRepository();

/** Draws a view of the main model or a branch, as view, model and scenario are at one moment. */
export async function drawStoredView(request: DrawRequest): Promise<DrawOutcome> {
  const read = await threadDatabase().readAtOnce((reader) => readAll(reader, request));
  if ("outcome" in read) {
    return read;
  }
  return outcomeOf(await drawView(read.view, read.model, read.scenario, request.options));
}

function outcomeOf(drawing: Drawing): DrawOutcome {
  if (!drawing.ok) {
    return { outcome: "not-drawable", refusal: drawing.refusal };
  }
  const bytes = new TextEncoder().encode(drawing.value);
  return { outcome: "drawn", bytes, hash: sha256Hex(bytes) };
}

interface DrawableParts {
  readonly view: View;
  readonly model: Model;
  readonly scenario: ScenarioDocument | null;
}

async function readAll(
  reader: Reader,
  { projectId, viewId, branchId }: DrawRequest,
): Promise<DrawableParts | NotThere> {
  const view = await views.find(reader, { projectId, id: viewId });
  if (view === null) {
    return { outcome: "no-view" };
  }
  const read = await models.read(reader, projectId, branchId);
  if (read === null) {
    return { outcome: branchId === null ? "no-view" : "no-branch" };
  }
  return { view, model: read.model, scenario: await readScenario(reader, projectId, view) };
}

async function readScenario(reader: Reader, projectId: Guid, view: View): Promise<ScenarioDocument | null> {
  if (view.kind !== "flow" || view.scenarioId === null) {
    return null;
  }
  const text = await findScenarioDocument(reader, { projectId, id: view.scenarioId });
  if (text === null) {
    return null;
  }
  const read = readScenarioDocument(text);
  if (!read.ok) {
    throw new Error(`The stored scenario ${view.scenarioId} cannot be read: ${read.refusal.title}`);
  }
  return read.value.document;
}
