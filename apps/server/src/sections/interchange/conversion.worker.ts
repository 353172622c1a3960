import { threadDatabase } from "../../platform/workers/thread-database.js";
import { type ConversionOutcome, type ConversionRequest, convertSource } from "./convert-source.js";

// Runs in a worker thread: what it returns crosses to the main thread.

export function runConversion(request: ConversionRequest): Promise<ConversionOutcome> {
  return convertSource(threadDatabase(), request);
}
