import { type Element, exportModelDocument, type Guid, type Model } from "@plumbline/model-core";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { threadDatabase } from "../../../platform/workers/thread-database.js";
import { ModelRepository } from "../streams/model.repository.js";
import { ModelAtState } from "../streams/model-at-state.js";
import type { WantedState } from "../streams/model-state.resolver.js";

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
const states = new ModelAtState((reader, stream) => models.readModel(reader, stream));

/** The model that a request means, as it is at one moment. */
export async function writeModel(request: ReadModelRequest): Promise<ReadModelOutcome> {
  const read = await threadDatabase().readAtOnce((reader) =>
    states.read(reader, request.projectId, request.wanted),
  );
  if (read === null) {
    return { outcome: "no-model" };
  }
  const { version: modelVersion, streamId } = read.state;
  const answer = { modelVersion, streamId, model: listsOf(read.model) };
  return { outcome: "written", bytes: new TextEncoder().encode(JSON.stringify(answer)), modelVersion };
}

/** The eight lists as the model document has them, with what only the model has: owners of elements. */
function listsOf(model: Model): object {
  const { version: _, project: __, ...lists } = exportModelDocument(model, "");
  const owners = new Map(model.elements.map(({ id, ownerId }: Element) => [id, ownerId]));
  const elements = lists.elements.map((element) => ({ ...element, ownerId: owners.get(element.id) ?? null }));
  return { ...lists, elements };
}
