import { type Guid, type Model, NO_FACTS } from "@plumbline/model-core";
import type { Reader } from "../../platform/database/statements.js";
import {
  type BranchStream,
  type MainStream,
  ModelRepository,
  PastModelRepository,
} from "../model/for-threads.js";
import type { ModelRef } from "./model-ref.js";
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
  if (ref.kind === "main") {
    return stateOfMain(main, await models.readModel(reader, main));
  }
  if (ref.kind === "main-at") {
    return readMainAt(reader, main, ref.version);
  }
  if (ref.kind === "named") {
    return readNamed(reader, main, ref.id);
  }
  const newest = await revisions.newest(reader, main.projectId);
  return newest === null ? EMPTY : readRevisionState(reader, main.streamId, newest);
}

/** A branch as it began and as it is now; null when it is not open. The schemas are the project's on both sides. */
export async function readBranchStates(
  reader: Reader,
  projectId: Guid,
  branchId: Guid,
): Promise<{ readonly base: ModelState; readonly branch: ModelState } | null> {
  const stream = await models.findBranchStream(reader, projectId, branchId);
  if (stream === null) {
    return null;
  }
  const branch = await readBranch(reader, stream);
  const model = await past.readWithSchemas(reader, { ...stream, version: 0 }, branch.model.schemas);
  const ref = `main@${stream.baseVersion}`;
  return { base: { ref, name: ref, modelVersion: stream.baseVersion, model }, branch };
}

/** No revision has the ID of a branch. */
async function readNamed(reader: Reader, main: MainStream, id: Guid): Promise<ModelState | null> {
  const { projectId } = main;
  const revision = await revisions.find(reader, { projectId, id });
  if (revision !== null) {
    return readRevisionState(reader, main.streamId, revision);
  }
  const branch = await models.findBranchStream(reader, projectId, id);
  return branch === null ? null : readBranch(reader, branch);
}

async function readBranch(reader: Reader, branch: BranchStream): Promise<ModelState> {
  const { streamId, name, version } = branch;
  return { ref: streamId, name, modelVersion: version, model: await models.readModel(reader, branch) };
}

/** The model of a revision, as it was then. */
export function readRevisionModel(reader: Reader, streamId: Guid, revision: Revision): Promise<Model> {
  const stream = { projectId: revision.projectId, streamId, version: revision.modelVersion };
  return past.readPinned(reader, stream, revision.schemaPins);
}

async function readMainAt(reader: Reader, main: MainStream, version: number): Promise<ModelState | null> {
  if (version > main.version) {
    return null;
  }
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
  model: NO_FACTS,
};
