import { Injectable } from "@nestjs/common";
import { ownBytes } from "../../platform/workers/hand-over.js";
import { SharedThreads } from "../../platform/workers/shared-threads.js";
import type { WorkerPool } from "../../platform/workers/worker-pool.js";
import type { ExportOutcome, ExportRequest } from "./export-model-document.js";
import type { ImportOutcome, ImportRequest } from "./import-model-document.js";

const WAITING = 64;

const MODULE = new URL("./model-document.worker.js", import.meta.url);

/** The threads that read and write model documents, each with a database connection of its own. */
@Injectable()
export class DocumentThreads {
  private readonly pool: WorkerPool;

  constructor(threads: SharedThreads) {
    this.pool = threads.forModels("model documents", WAITING);
  }

  async import(request: ImportRequest, unlessLeft: AbortSignal): Promise<ImportOutcome> {
    const bytes = ownBytes(request.bytes);
    const call = { module: MODULE, job: "runImport", transfer: [bytes.buffer], unlessLeft };
    try {
      return await this.pool.run<ImportRequest, ImportOutcome>(call, { ...request, bytes });
    } catch (thrown) {
      if (isOutOfMemory(thrown)) return { outcome: "too-much-to-hold" };
      throw thrown;
    }
  }

  export(request: ExportRequest): Promise<ExportOutcome> {
    return this.pool.run<ExportRequest, ExportOutcome>({ module: MODULE, job: "runExport" }, request);
  }
}

/** A thread ended because it needed more than its heap; the process and the other threads go on. */
function isOutOfMemory(thrown: unknown): boolean {
  return thrown instanceof Error && "code" in thrown && thrown.code === "ERR_WORKER_OUT_OF_MEMORY";
}
