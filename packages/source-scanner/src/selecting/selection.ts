import type { FileClass } from "./file-class.js";

/** An entry of the tree of a commit, as the code host lists it. */
export interface TreeEntry {
  readonly path: string;
  /** Of git: `100644`, `100755`, `120000` (symlink), `160000` (submodule). */
  readonly mode: string;
  readonly size: number;
  readonly blobSha: string;
}

/** The `import.*` settings of a scan. */
export interface SelectionSettings {
  readonly maxFiles: number;
  readonly maxFileBytes: number;
  readonly maxTotalBytes: number;
  readonly excludeGlobs: readonly string[];
}

/** What makes a scan not complete. */
export const INCOMPLETE_CODES = [
  "tree-truncated",
  "submodule",
  "file-too-large",
  "over-max-files",
  "over-max-total-bytes",
  "read-failed",
  "lfs-pointer",
  "parse-timeout",
  "over-max-services",
  "over-max-facts",
] as const;
export type IncompleteCode = (typeof INCOMPLETE_CODES)[number];

export const FILE_STATUSES = ["read", "excluded", "unknown-class", "skipped"] as const;
export type FileStatus = (typeof FILE_STATUSES)[number];

/** Why a file was not read, beside the codes of incompleteness. */
export type FileReason =
  | Extract<
      IncompleteCode,
      | "submodule"
      | "file-too-large"
      | "over-max-files"
      | "over-max-total-bytes"
      | "read-failed"
      | "lfs-pointer"
    >
  | "exclude-glob"
  | "default-glob"
  | "test"
  | "symlink"
  | "binary";

export interface SelectedFile {
  readonly path: string;
  readonly blobSha: string;
  readonly size: number;
  readonly class: FileClass;
  /** Lower case, without its dot; "" when there is none. */
  readonly extension: string;
}

export interface UnselectedFile {
  readonly path: string;
  readonly blobSha: string;
  readonly class: FileClass | null;
  readonly status: Exclude<FileStatus, "read">;
  readonly reason: FileReason | null;
}

export interface Selection {
  /** In the order in which they are taken. */
  readonly selected: readonly SelectedFile[];
  /** In the order of their paths. */
  readonly unselected: readonly UnselectedFile[];
}
