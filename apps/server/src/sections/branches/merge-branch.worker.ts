import { handOver } from "../../platform/workers/hand-over.js";
import { withWorkerDatabase } from "../../platform/workers/worker-database.js";
import { type MergeOutcome, type MergeRequest, mergeBranch } from "./merge-branch.js";

// Runs in a worker thread: what it returns crosses to the main thread.

export async function runMerge(request: MergeRequest): Promise<MergeOutcome> {
  const outcome = await withWorkerDatabase((database) => database.run((tx) => mergeBranch(tx, request)));
  return "bytes" in outcome ? handOver(outcome) : outcome;
}
