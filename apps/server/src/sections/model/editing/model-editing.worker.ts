import { threadDatabase } from "../../../platform/workers/thread-database.js";
import { editModel } from "./edit-model.js";
import type { EditOutcome, ModelEdit } from "./model-edit.js";
import { readChangesBody } from "./read-edit-body.js";

// Runs in a worker thread: what is given and returned crosses to and from the main thread.

/** A batch as it was sent. */
export interface SentBatch
  extends Pick<ModelEdit, "projectId" | "ifMatch" | "createOnly" | "replaceOnly" | "actor"> {
  readonly bytes: Uint8Array;
}

/** Edits that depend on more of a model than the main thread reads. */
export function runEdit(edit: ModelEdit): Promise<EditOutcome> {
  return threadDatabase().run((tx) => editModel(tx, edit));
}

/** Reads a large batch and writes what it says. */
export async function runBatch({ bytes, ...sent }: SentBatch): Promise<EditOutcome> {
  const read = readChangesBody(bytes);
  if (!read.ok) {
    return { outcome: "edit-refused", refusal: read.refusal };
  }
  return runEdit({ ...sent, ...read.value, cascade: false, single: false });
}
