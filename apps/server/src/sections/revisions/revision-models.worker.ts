import {
  exportModelDocument,
  type Guid,
  modelHash,
  sha256Hex,
  writeModelDocumentJson,
} from "@plumbline/model-core";
import type { Reader } from "../../platform/database/statements.js";
import type { RefusalNamed } from "../../platform/errors/refusals.js";
import { threadDatabase } from "../../platform/workers/thread-database.js";
import { ModelRepository } from "../model/for-threads.js";
import { compareStates } from "./compare-states.js";
import type { ModelRef } from "./model-ref.js";
import {
  type ModelState,
  readBranchStates,
  readModelState,
  readRevisionModel,
} from "./model-state.reader.js";
import {
  type PinnedMain,
  type Revision,
  type RevisionPlace,
  RevisionRepository,
} from "./revision.repository.js";
import { toRevisionResponse } from "./to-revision-response.js";

// Runs in a worker thread: what is given and returned crosses to and from the main thread.

/** A whole answer as JSON. */
export interface WrittenAnswer {
  readonly outcome: "written";
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** SHA-256 of the bytes. */
  readonly hash: string;
}

export interface CompareRequest {
  readonly projectId: Guid;
  readonly left: ModelRef;
  readonly right: ModelRef;
}

export type PinOutcome = ({ readonly outcome: "pinned" } & PinnedMain) | RefusalNamed<"no-project">;

const models = new ModelRepository();
const revisions = new RevisionRepository();

/** The state of main at this moment, as a revision keeps it. */
export async function pinMain(projectId: Guid): Promise<PinOutcome> {
  const read = await atOnce((reader) => models.readPresentModel(reader, projectId));
  if (read === null) {
    return { outcome: "no-project" };
  }
  const { model, stream } = read;
  return {
    outcome: "pinned",
    modelVersion: stream.version,
    modelHash: modelHash(model),
    projectName: stream.projectName,
    schemaPins: model.schemas.map(({ id, version }) => ({ id, version })),
  };
}

/** A revision with its model document. */
export async function writeRevisionModel(
  place: RevisionPlace,
): Promise<WrittenAnswer | RefusalNamed<"no-revision">> {
  const read = await atOnce(async (reader) => {
    const main = await models.findMainStream(reader, place.projectId);
    const revision = await revisions.find(reader, place);
    if (main === null || revision === null) {
      return null;
    }
    return { revision, model: await readRevisionModel(reader, main.streamId, revision) };
  });
  if (read === null) {
    return { outcome: "no-revision" };
  }
  const document = exportModelDocument(read.model, read.revision.projectName);
  return written(revisionWithModel(read.revision, writeModelDocumentJson(document, { compact: true })));
}

/** The document stands in the answer byte for byte as a compact export writes it. */
function revisionWithModel(revision: Revision, document: string): string {
  return `{"revision":${JSON.stringify(toRevisionResponse(revision))},"model":${document.trimEnd()}}`;
}

/** Compares two states of one project, both as they are at one moment. */
export async function compareModelStates(request: CompareRequest): Promise<WrittenAnswer | NoSides> {
  const read = await atOnce((reader) => readSides(reader, request));
  return "outcome" in read ? read : written(JSON.stringify(compareStates(read.left, read.right)));
}

export interface BranchChangesRequest {
  readonly projectId: Guid;
  readonly branchId: Guid;
}

/** Compares an open branch with what it began as. */
export async function compareBranch(
  request: BranchChangesRequest,
): Promise<WrittenAnswer | RefusalNamed<"no-branch-to-compare">> {
  const read = await atOnce((reader) => readBranchStates(reader, request.projectId, request.branchId));
  if (read === null) {
    return { outcome: "no-branch-to-compare" };
  }
  return written(JSON.stringify(compareStates(read.base, read.branch)));
}

interface Sides {
  readonly left: ModelState;
  readonly right: ModelState;
}

type NoSides = RefusalNamed<"no-project" | "no-side">;

async function readSides(
  reader: Reader,
  { projectId, left, right }: CompareRequest,
): Promise<Sides | NoSides> {
  const main = await models.findMainStream(reader, projectId);
  if (main === null) {
    return { outcome: "no-project" };
  }
  const leftState = await readModelState(reader, main, left);
  if (leftState === null) {
    return { outcome: "no-side", side: "left" };
  }
  const rightState = await readModelState(reader, main, right);
  return rightState === null ? { outcome: "no-side", side: "right" } : { left: leftState, right: rightState };
}

function written(text: string): WrittenAnswer {
  const bytes = new TextEncoder().encode(text);
  return { outcome: "written", bytes, hash: sha256Hex(bytes) };
}

function atOnce<Value>(work: (reader: Reader) => Promise<Value>): Promise<Value> {
  return threadDatabase().readAtOnce(work);
}
