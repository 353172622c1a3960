import type { Guid, Model } from "@plumbline/model-core";
import type { Reader } from "../../platform/database/unit-of-work.js";
import { type MainStream, ModelRepository } from "../model/model.repository.js";
import type { ModelRef } from "./model-ref.js";
import { PastModelRepository } from "./past-model.repository.js";
import { type Revision, RevisionRepository } from "./revision.repository.js";

/** A model and what it is called. */
export interface ModelState {
  /** How it was named; null for the empty model. */
  readonly ref: string | null;
  readonly name: string | null;
  readonly modelVersion: number;
  readonly model: Model;
}

const models = new ModelRepository();
const past = new PastModelRepository();
const revisions = new RevisionRepository();

/** The model that a reference names; null when it names nothing. Call it in `readAtOnce`. */
export async function readModelState(
  reader: Reader,
  main: MainStream,
  ref: ModelRef,
): Promise<ModelState | null> {
  if (ref.kind === "main") return stateOfMain(main, await models.readModel(reader, main));
  if (ref.kind === "main-at") return readMainAt(reader, main, ref.version);
  const { projectId } = main;
  const revision =
    ref.kind === "named"
      ? await revisions.find(reader, { projectId, id: ref.id })
      : await revisions.newest(reader, projectId);
  if (revision !== null) return readRevisionState(reader, main.streamId, revision);
  return ref.kind === "named" ? null : EMPTY;
}

/** The model of a revision, as it was then. */
export function readRevisionModel(reader: Reader, streamId: Guid, revision: Revision): Promise<Model> {
  const stream = { projectId: revision.projectId, streamId, version: revision.modelVersion };
  return past.readPinned(reader, stream, revision.schemaPins);
}

async function readMainAt(reader: Reader, main: MainStream, version: number): Promise<ModelState | null> {
  if (version > main.version) return null;
  const name = `main@${version}`;
  const model = await past.readMainAt(reader, { ...main, version });
  return { ref: name, name, modelVersion: version, model };
}

async function readRevisionState(reader: Reader, streamId: Guid, revision: Revision): Promise<ModelState> {
  const { id, name, modelVersion } = revision;
  return { ref: id, name, modelVersion, model: await readRevisionModel(reader, streamId, revision) };
}

function stateOfMain({ version }: MainStream, model: Model): ModelState {
  return { ref: "main", name: "main", modelVersion: version, model };
}

const EMPTY: ModelState = {
  ref: null,
  name: null,
  modelVersion: 0,
  model: {
    elements: [],
    relationships: [],
    messages: [],
    schemas: [],
    operations: [],
    channels: [],
    subscriptions: [],
    bindings: [],
  },
};
