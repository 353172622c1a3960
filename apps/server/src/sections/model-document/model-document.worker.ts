import { threadDatabase } from "../../platform/workers/thread-database.js";
import { type ExportOutcome, type ExportRequest, writeExport } from "./export-model-document.js";
import { type ImportOutcome, type ImportRequest, importModelDocument } from "./import-model-document.js";

// Runs in a worker thread: what these return crosses to the main thread.

export function runImport(request: ImportRequest): Promise<ImportOutcome> {
  return importModelDocument(threadDatabase(), request);
}

export function runExport(request: ExportRequest): Promise<ExportOutcome> {
  return writeExport(threadDatabase(), request);
}
