import { handOver } from "../../platform/workers/hand-over.js";
import { withWorkerDatabase } from "../../platform/workers/worker-database.js";
import { type ExportOutcome, type ExportRequest, writeExport } from "./export-model-document.js";
import { type ImportOutcome, type ImportRequest, importModelDocument } from "./import-model-document.js";

// Runs in a worker thread: what these return crosses to the main thread.

export async function runImport(request: ImportRequest): Promise<ImportOutcome> {
  const outcome = await withWorkerDatabase((transactions) => importModelDocument(transactions, request));
  return "bytes" in outcome ? handOver(outcome) : outcome;
}

export async function runExport(request: ExportRequest): Promise<ExportOutcome> {
  const outcome = await withWorkerDatabase((transactions) => writeExport(transactions, request));
  return "bytes" in outcome ? handOver(outcome) : outcome;
}
