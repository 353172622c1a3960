import type { Guid } from "@plumbline/model-core";
import { comparePromise, draftOf, inForceOf, type PromiseChanges } from "@plumbline/promise-core";
import type { ProjectCaller } from "../../platform/access/principal.js";
import type { RefusalNamed } from "../../platform/errors/refusals.js";
import { threadDatabase } from "../../platform/workers/thread-database.js";
import { answerPromise, type PromiseFormat } from "./reading/answered-promise.js";
import { type ListedPromise, type ListRequest, listPromises } from "./reading/list-promises.js";
import { type ChecksOutcome, checksOfProject, checksOfPromise } from "./running/checks-to-run.js";
import { type EvidenceOutcome, type RecordedEvidence, recordEvidence } from "./running/record-evidence.js";
import { type FoundOut, type StoredRun, storeRun } from "./running/store-run.js";
import { type PromisePlace, PromiseRepository } from "./storing/promise.repository.js";
import {
  addStatedObligation,
  changeStatedObligation,
  removeStatedObligation,
} from "./writing/change-obligations.js";
import {
  approvePromise,
  changePromise,
  discardPromiseDraft,
  type PromiseWriteWithBody,
  revisePromise,
} from "./writing/change-promise.js";
import { makePromise, type NewPromiseRequest } from "./writing/create-promise.js";
import { type DeletedOutcome, deletePromise } from "./writing/delete-promise.js";
import { addDerived, type DerivedOutcome, lookAtDerived } from "./writing/generate-obligations.js";
import type { PromiseOutcome, PromiseWrite } from "./writing/move-promise.js";
import { type PrefixOutcome, setPrefix } from "./writing/set-prefix.js";

// Runs in a worker thread: what is given and returned crosses to and from the main thread.

const promises = new PromiseRepository();

/** A promise to read. */
interface ReadRequest extends PromisePlace {
  readonly format: PromiseFormat;
}

export function read({ format, ...place }: ReadRequest): Promise<PromiseOutcome> {
  return threadDatabase().readAtOnce(async (reader) => {
    const row = await promises.find(reader, place);
    return row === null ? { outcome: "no-promise" } : answerPromise(reader, place.projectId, row, format);
  });
}

export async function list(
  request: ListRequest,
): Promise<{ readonly outcome: "listed"; readonly listed: readonly ListedPromise[] }> {
  const listed = await threadDatabase().readAtOnce((reader) => listPromises(reader, request));
  return { outcome: "listed", listed };
}

type ChangesOutcome =
  | { readonly outcome: "changes"; readonly changes: PromiseChanges }
  | RefusalNamed<"no-promise" | "no-draft">;

/** What the draft changes of what is in force. */
export function compare(place: PromisePlace): Promise<ChangesOutcome> {
  return threadDatabase().readAtOnce(async (reader) => {
    const row = await promises.find(reader, place);
    if (row === null) {
      return { outcome: "no-promise" };
    }
    const draft = draftOf(row.promise);
    return draft === null
      ? { outcome: "no-draft" }
      : { outcome: "changes", changes: comparePromise(draft, inForceOf(row.promise)) };
  });
}

export function create(request: NewPromiseRequest): Promise<PromiseOutcome> {
  return makePromise(threadDatabase(), request);
}

export function change(request: PromiseWriteWithBody): Promise<PromiseOutcome> {
  return changePromise(threadDatabase(), request);
}

export function revise(request: PromiseWriteWithBody): Promise<PromiseOutcome> {
  return revisePromise(threadDatabase(), request);
}

export function approve(request: PromiseWriteWithBody): Promise<PromiseOutcome> {
  return approvePromise(threadDatabase(), request);
}

export function discard(request: PromiseWrite): Promise<PromiseOutcome> {
  return discardPromiseDraft(threadDatabase(), request);
}

export function remove(request: PromiseWrite): Promise<DeletedOutcome> {
  return deletePromise(threadDatabase(), request);
}

export function addObligation(request: PromiseWriteWithBody): Promise<PromiseOutcome> {
  return addStatedObligation(threadDatabase(), request);
}

export function changeObligation(
  request: PromiseWriteWithBody & { readonly key: string },
): Promise<PromiseOutcome> {
  return changeStatedObligation(threadDatabase(), request);
}

export function removeObligation(request: PromiseWrite & { readonly key: string }): Promise<PromiseOutcome> {
  return removeStatedObligation(threadDatabase(), request);
}

export function generate(request: PromiseWrite): Promise<PromiseOutcome> {
  return addDerived(threadDatabase(), request);
}

export function previewGenerated(request: PromiseWrite): Promise<DerivedOutcome> {
  return lookAtDerived(threadDatabase(), request);
}

export function prefix(request: {
  readonly caller: ProjectCaller;
  readonly bytes: Uint8Array;
}): Promise<PrefixOutcome> {
  return setPrefix(threadDatabase(), request);
}

export function evidence(request: RecordedEvidence): Promise<EvidenceOutcome> {
  return recordEvidence(threadDatabase(), request);
}

/** Stores what was found out of evidence by asking the code host. */
export function evidenceRead(request: FoundOut): Promise<StoredRun> {
  return storeRun(threadDatabase(), request);
}

export function checksOf(request: {
  readonly projectId: Guid;
  readonly promiseId: Guid;
  readonly revision: number | null;
}): Promise<ChecksOutcome> {
  return threadDatabase().readAtOnce((reader) => checksOfPromise(reader, request));
}

export function checksOfAll(request: {
  readonly projectId: Guid;
  readonly promiseIds: readonly Guid[] | null;
}): Promise<ChecksOutcome> {
  return threadDatabase().readAtOnce((reader) => checksOfProject(reader, request));
}
