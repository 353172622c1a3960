import { Injectable } from "@nestjs/common";
import { ownBytes } from "../../../platform/workers/hand-over.js";
import { SharedThreads } from "../../../platform/workers/shared-threads.js";
import type { WorkerPool } from "../../../platform/workers/worker-pool.js";
import { WAITING_WIDE_EDITS } from "../limits.js";
import type { EditOutcome, ModelEdit } from "./model-edit.js";
import type { SentBatch } from "./model-editing.worker.js";

const MODULE = new URL("./model-editing.worker.js", import.meta.url);

/** The threads that edit on whole models. An edit that has begun is finished, also when its client left. */
@Injectable()
export class EditThreads {
  private readonly pool: WorkerPool;

  constructor(threads: SharedThreads) {
    this.pool = threads.forModels("edits", WAITING_WIDE_EDITS);
  }

  edit(edit: ModelEdit, unlessLeft: AbortSignal): Promise<EditOutcome> {
    return this.pool.run<ModelEdit, EditOutcome>({ module: MODULE, job: "runEdit", unlessLeft }, edit);
  }

  batch(batch: SentBatch, unlessLeft: AbortSignal): Promise<EditOutcome> {
    const bytes = ownBytes(batch.bytes);
    const call = { module: MODULE, job: "runBatch", transfer: [bytes.buffer], unlessLeft };
    return this.pool.run<SentBatch, EditOutcome>(call, { ...batch, bytes });
  }
}
