import { type Drawing, type DrawOptions, drawView, type View } from "@plumbline/diagram-writer";
import { type Guid, type Model, sha256Hex } from "@plumbline/model-core";
import { readScenarioDocument, type ScenarioDocument } from "@plumbline/playback-engine";
import type { Reader } from "../../platform/database/statements.js";
import type { RefusalNamed } from "../../platform/errors/refusals.js";
import { threadDatabase } from "../../platform/workers/thread-database.js";
import { ModelAtState, ModelRepository, RememberedModel, type WantedState } from "../model/for-threads.js";
import { findScenarioDocument } from "../scenarios/for-threads.js";
import { ViewRepository } from "./view.repository.js";

// Runs in a worker thread: what is given and returned crosses to and from the main thread.

export interface DrawRequest {
  readonly projectId: Guid;
  /** A stored view, or what one would say. */
  readonly view: Guid | View;
  /** Null draws the state that the view names: main where it names none. */
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

type NotThere = RefusalNamed<"no-view" | "no-branch" | "no-revision">;

const present = new RememberedModel(new ModelRepository());
const states = new ModelAtState((reader, stream) => present.at(reader, stream));
const views = new ViewRepository();

/** Draws a view of main, a branch or a revision, as view, model and scenario are at one moment. */
export async function draw(request: DrawRequest): Promise<DrawOutcome> {
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
  { projectId, view: named, branchId }: DrawRequest,
): Promise<DrawableParts | NotThere> {
  const view = typeof named === "string" ? await views.find(reader, { projectId, id: named }) : named;
  if (view === null) {
    return { outcome: "no-view" };
  }
  const wanted = stateOf(view, branchId);
  const read = await states.read(reader, projectId, wanted);
  if (read === null) {
    return notThere(wanted);
  }
  return { view, model: read.model, scenario: await readScenario(reader, projectId, view) };
}

/** A branch that the request names goes before the state that the view does. */
function stateOf({ branchId, revisionId }: View, asked: Guid | null): WantedState {
  return asked === null
    ? { branchId: branchId ?? null, revisionId: revisionId ?? null, version: null }
    : { branchId: asked, revisionId: null, version: null };
}

function notThere({ branchId, revisionId }: WantedState): NotThere {
  if (branchId !== null) {
    return { outcome: "no-branch" };
  }
  return { outcome: revisionId === null ? "no-view" : "no-revision" };
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
