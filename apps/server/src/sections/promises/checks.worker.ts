import { threadDatabase } from "../../platform/workers/thread-database.js";
import { type CheckOutcome, type CheckRequest, runCheck } from "./running/run-check.js";

// Runs in a worker thread: what is given and returned crosses to and from the main thread.

export function runPromiseCheck(request: CheckRequest): Promise<CheckOutcome> {
  return runCheck(threadDatabase(), request);
}
