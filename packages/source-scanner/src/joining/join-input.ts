import type { FileExtraction } from "../extracting/file-extraction.js";
import type { IncompleteCode, Selection } from "../selecting/selection.js";

/** What a snapshot is joined from. */
export interface JoinInput {
  /** `host/owner/name`, lower case. */
  readonly repository: string;
  readonly commit: string;
  readonly selection: Selection;
  /** By path; a selected file that is not here could not be read. */
  readonly extractions: ReadonlyMap<string, FileExtraction>;
  /** What else keeps the scan from being complete. */
  readonly codes: readonly Extract<IncompleteCode, "tree-truncated" | "parse-timeout">[];
}
