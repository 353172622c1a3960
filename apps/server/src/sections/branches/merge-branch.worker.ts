import { threadDatabase } from "../../platform/workers/thread-database.js";
import { type MergeOutcome, type MergeRequest, mergeBranch } from "./merge-branch.js";

// Runs in a worker thread: what it returns crosses to the main thread.

export function runMerge(request: MergeRequest): Promise<MergeOutcome> {
  return threadDatabase().run((tx) => mergeBranch(tx, request));
}
