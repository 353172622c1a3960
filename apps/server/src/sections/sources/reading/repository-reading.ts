import type { SCAN_FAILURE_CODES } from "../scans/scan-failure-codes.js";
import type { PlacedListing } from "./tree-listing.js";

export type ScanFailureCode = (typeof SCAN_FAILURE_CODES)[number];

/** A scan that ends without a snapshot. */
export class ScanFailed extends Error {
  readonly code: ScanFailureCode;
  /** When the code host may be asked again; null where it was not asked too often. */
  readonly retryAt: Date | null;

  constructor(code: ScanFailureCode, retryAt: Date | null = null) {
    super(code);
    this.code = code;
    this.retryAt = retryAt;
  }
}

/** What a scan is asked for. */
export interface AskedSource {
  /** `host/owner/name` in lower case. */
  readonly repository: string;
  readonly kind: "tracking" | "comparison";
  /** Of a comparison: branch, tag or full SHA; null where it is a pull request. */
  readonly ref: string | null;
  readonly pullRequest: number | null;
  readonly trackedRef: string;
  readonly trackedCommit: string | null;
}

/** What it came to: one commit, whatever its branch does meanwhile. */
export interface PinnedSource {
  readonly commit: string;
  /** Of a comparison: where it left what is tracked, or the tracked commit where they have nothing in common. */
  readonly baseCommit: string | null;
  readonly private: boolean;
  readonly defaultBranch: string;
  readonly webUrl: string;
}

/** A commit of a repository. */
export interface SourceCommit {
  /** `host/owner/name` in lower case. */
  readonly repository: string;
  readonly commit: string;
}

/** Every file of a commit, in the order of the code host: `filesIn` reads them. */
export interface SourceTree {
  readonly listings: readonly PlacedListing[];
  /** There are more. */
  readonly truncated: boolean;
}

/** A file whose bytes are wanted, as its tree has it. */
export interface WantedFile {
  readonly path: string;
  readonly blobSha: string;
  readonly size: number;
}

/** Bytes that are what the tree says, or null where they could not be had. */
export interface SourceFile {
  readonly path: string;
  readonly bytes: Buffer | null;
}
