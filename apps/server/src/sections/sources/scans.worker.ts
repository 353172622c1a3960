import { threadDatabase } from "../../platform/workers/thread-database.js";
import { markMissingFacts } from "./links/mark-missing-facts.js";
import { mergeBaseIn } from "./reading/merge-base.js";
import { listingOf, type TreeAnswer, type TreeListing } from "./reading/tree-listing.js";
import type { ScanCompletion } from "./scans/scan-completion.js";
import { type CompletedOutcome, completeFoundScan, type FoundSource } from "./scans/threads/complete-scan.js";

// The jobs of the threads of scans: what is given and returned crosses to and from the main thread.
export { extractFiles } from "./scans/threads/extract-files.js";
export { selectSource } from "./scans/threads/select-source.js";

/** Null where it is none. */
interface ListedTree {
  readonly outcome: "listed";
  readonly listing: TreeListing | null;
}

export async function listTree(answer: TreeAnswer): Promise<ListedTree> {
  return { outcome: "listed", listing: listingOf(answer) };
}

/** Null where an answer does not say where two commits parted. */
interface FoundMergeBase {
  readonly outcome: "found";
  readonly commit: string | null;
}

export async function readMergeBase(answer: Uint8Array): Promise<FoundMergeBase> {
  return { outcome: "found", commit: mergeBaseIn(answer) };
}

/** What else becomes of tracking scans in the transaction that completes them, in this order. */
const COMPLETIONS: readonly ScanCompletion[] = [markMissingFacts];

export function completeScan(found: FoundSource): Promise<CompletedOutcome> {
  return completeFoundScan(threadDatabase(), found, COMPLETIONS);
}
