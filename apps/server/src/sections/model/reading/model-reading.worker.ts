import { type Element, exportModelDocument, type Guid, type Model } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { threadDatabase } from "../../../platform/workers/thread-database.js";
import { ModelRepository } from "../streams/model.repository.js";
import { type ModelState, ModelStateResolver, type WantedState } from "../streams/model-state.resolver.js";
import { PastModelRepository } from "../streams/past-model.repository.js";

// Runs in a worker thread: what is given and returned crosses to and from the main thread.

export interface ReadModelRequest {
  readonly projectId: Guid;
  readonly wanted: WantedState;
}

export type ReadModelOutcome =
  /** A whole model as JSON. */
  | {
      readonly outcome: "written";
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly modelVersion: number;
    }
  | RefusalNamed<"no-model">;

const models = new ModelRepository();
const past = new PastModelRepository();
const states = new ModelStateResolver();

/** The model that a request means, as it is at one moment. */
export async function writeModel(request: ReadModelRequest): Promise<ReadModelOutcome> {
  const read = await threadDatabase().readAtOnce((reader) => readModel(reader, request));
  if (read === null) {
    return { outcome: "no-model" };
  }
  const { version: modelVersion, streamId } = read.state;
  const answer = { modelVersion, streamId, model: listsOf(read.model) };
  return { outcome: "written", bytes: new TextEncoder().encode(JSON.stringify(answer)), modelVersion };
}

async function readModel(
  reader: Reader,
  { projectId, wanted }: ReadModelRequest,
): Promise<{ readonly state: ModelState; readonly model: Model } | null> {
  const state = await states.resolve(reader, projectId, wanted);
  return state === null ? null : { state, model: await modelOfState(reader, state) };
}

function modelOfState(reader: Reader, state: ModelState): Promise<Model> {
  const { schemas } = state;
  if (schemas.as === "pinned") {
    return past.readPinned(reader, state, schemas.pins);
  }
  if (schemas.as === "of-main") {
    return past.readMainAt(reader, state);
  }
  return state.isPresent ? models.readModel(reader, state) : past.readWithPresentSchemas(reader, state);
}

/** The eight lists as the model document has them, with what only the model has: owners of elements. */
function listsOf(model: Model): object {
  const { version: _, project: __, ...lists } = exportModelDocument(model, "");
  const owners = new Map(model.elements.map(({ id, ownerId }: Element) => [id, ownerId]));
  const elements = lists.elements.map((element) => ({ ...element, ownerId: owners.get(element.id) ?? null }));
  return { ...lists, elements };
}
