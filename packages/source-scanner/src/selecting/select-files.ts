import { compareCodeUnits } from "@plumbline/model-core";
import { classOfPath } from "./class-of-path.js";
import { rankOfClass } from "./file-class.js";
import { extensionOf } from "./file-path.js";
import { compileGlobs, DEFAULT_EXCLUDE_GLOBS } from "./globs/compile-globs.js";
import { isTestPath } from "./is-test-path.js";
import type {
  FileReason,
  SelectedFile,
  Selection,
  SelectionSettings,
  TreeEntry,
  UnselectedFile,
} from "./selection.js";

const REGULAR: ReadonlySet<string> = new Set(["100644", "100755"]);
const SUBMODULE = "160000";

/**
 * The files of a tree that a scan reads, in the order in which it takes them, and why it does not read the others. Equal
 * trees give equal selections, whatever the order of their entries.
 */
export function selectFiles(tree: readonly TreeEntry[], settings: SelectionSettings): Selection {
  const reasonOfPath = excluder(settings.excludeGlobs);
  const candidates: SelectedFile[] = [];
  const unselected: UnselectedFile[] = [];
  for (const { path, mode, size, blobSha } of tree) {
    const fileClass = classOfPath(path);
    const reason = reasonOfPath(path) ?? reasonOfMode(mode) ?? (isTestPath(path) ? "test" : null);
    if (reason !== null || fileClass === null) {
      unselected.push({ path, blobSha, class: fileClass, status: statusOf(reason), reason });
    } else {
      candidates.push({ path, blobSha, size, class: fileClass, extension: extensionOf(path) });
    }
  }
  return taken(candidates.sort(inOrder), unselected, settings);
}

/** A glob of the defaults is told apart: what it leaves out is not written in the repository. */
function excluder(globs: readonly string[]): (path: string) => FileReason | null {
  const isExcluded = compileGlobs(globs.filter((glob) => !DEFAULT_EXCLUDE_GLOBS.includes(glob)));
  const isExcludedByDefault = compileGlobs(globs.filter((glob) => DEFAULT_EXCLUDE_GLOBS.includes(glob)));
  return (path) => {
    if (isExcludedByDefault(path)) {
      return "default-glob";
    }
    return isExcluded(path) ? "exclude-glob" : null;
  };
}

function reasonOfMode(mode: string): FileReason | null {
  if (REGULAR.has(mode)) {
    return null;
  }
  return mode === SUBMODULE ? "submodule" : "symlink";
}

function statusOf(reason: FileReason | null): UnselectedFile["status"] {
  if (reason === null) {
    return "unknown-class";
  }
  return reason === "default-glob" || reason === "exclude-glob" ? "excluded" : "skipped";
}

/** By the ranks of their classes, then by path. */
function inOrder(one: SelectedFile, other: SelectedFile): number {
  return rankOfClass(one.class) - rankOfClass(other.class) || compareCodeUnits(one.path, other.path);
}

function taken(
  candidates: readonly SelectedFile[],
  unselected: UnselectedFile[],
  settings: SelectionSettings,
): Selection {
  const selected: SelectedFile[] = [];
  let bytes = 0;
  let limit: FileReason | null = null;
  for (const file of candidates) {
    const { path, blobSha, size } = file;
    const isTooLarge = size > settings.maxFileBytes;
    if (!isTooLarge && limit === null) {
      limit = limitReached(selected.length, bytes + size, settings);
    }
    const reason = isTooLarge ? "file-too-large" : limit;
    if (reason === null) {
      bytes += size;
      selected.push(file);
    } else {
      unselected.push({ path, blobSha, class: file.class, status: "skipped", reason });
    }
  }
  return { selected, unselected: unselected.sort((one, other) => compareCodeUnits(one.path, other.path)) };
}

function limitReached(files: number, bytes: number, settings: SelectionSettings): FileReason | null {
  if (files >= settings.maxFiles) {
    return "over-max-files";
  }
  return bytes > settings.maxTotalBytes ? "over-max-total-bytes" : null;
}
