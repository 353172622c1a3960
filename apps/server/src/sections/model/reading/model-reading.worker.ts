import { type Guid, StoredListsWriter } from "@plumbline/model-core";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { threadDatabase } from "../../../platform/workers/thread-database.js";
import { ModelStateResolver, type WantedState } from "../streams/model-state.resolver.js";
import { StoredModelRepository } from "../streams/stored-model.repository.js";

// Runs in a worker thread: what is given and returned crosses to and from the main thread.

export interface ReadModelRequest {
  readonly projectId: Guid;
  readonly wanted: WantedState;
}

export type ReadModelOutcome =
  /** A whole model as JSON. */
  | {
      readonly outcome: "written";
      readonly parts: readonly Uint8Array<ArrayBuffer>[];
      readonly modelVersion: number;
    }
  | RefusalNamed<"no-model">;

const states = new ModelStateResolver();
const models = new StoredModelRepository();

/** The model that a request means, as it is at one moment. */
export async function writeModel(request: ReadModelRequest): Promise<ReadModelOutcome> {
  const writer = new StoredListsWriter();
  const state = await threadDatabase().readAtOnce(async (reader) => {
    const found = await states.resolve(reader, request.projectId, request.wanted);
    if (found !== null) {
      await models.write(reader, found, writer);
    }
    return found;
  });
  if (state === null) {
    return { outcome: "no-model" };
  }
  const { version: modelVersion, streamId } = state;
  const before = `{"modelVersion":${modelVersion},"streamId":"${streamId}","model":`;
  return { outcome: "written", parts: writer.lists(before, "}"), modelVersion };
}
