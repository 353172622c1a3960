import type { Guid, Model } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import type { StreamPlace } from "./model.repository.js";
import { type ModelState, ModelStateResolver, type WantedState } from "./model-state.resolver.js";
import { PastModelRepository } from "./past-model.repository.js";

/** A model and the state of a stream that it is. */
export interface StatedModel {
  readonly state: ModelState;
  readonly model: Model;
}

/** Reads the model that a request means: of main, a branch or a revision, now or at a version. */
export class ModelAtState {
  private readonly past = new PastModelRepository();
  private readonly states = new ModelStateResolver();

  /** `present` reads a stream as it is now, with the schemas of now. */
  constructor(private readonly present: (reader: Reader, stream: StreamPlace) => Promise<Model>) {}

  /** Null when the project, the branch, the revision or the version is not there. Call it in `readAtOnce`. */
  async read(reader: Reader, projectId: Guid, wanted: WantedState): Promise<StatedModel | null> {
    const state = await this.states.resolve(reader, projectId, wanted);
    return state === null ? null : { state, model: await this.modelOf(reader, state) };
  }

  /** The model of a state that was found before, in the same transaction. */
  modelOf(reader: Reader, state: ModelState): Promise<Model> {
    const { schemas } = state;
    if (schemas.as === "pinned") {
      return this.past.readPinned(reader, state, schemas.pins);
    }
    if (schemas.as === "of-main") {
      return this.past.readMainAt(reader, state);
    }
    return state.isPresent ? this.present(reader, state) : this.past.readWithPresentSchemas(reader, state);
  }
}
