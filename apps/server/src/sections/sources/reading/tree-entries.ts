import { AnsweredFields } from "@plumbline/promise-core";
import type { TreeEntry } from "@plumbline/source-scanner";

/** An entry as a code host lists it: a file, a submodule, or a folder whose SHA is that of its tree. */
export interface ListedEntry extends TreeEntry {
  readonly isFolder: boolean;
}

const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const MODE = /^[0-7]{6}$/;
const MOST_CHARACTERS = 4096;

/** What is listed at `tree` of an answer; null when one of it is nothing that git keeps. */
export function listedEntries(said: AnsweredFields): readonly ListedEntry[] | null {
  const entries = said.list("tree")?.map(entryOf) ?? [null];
  return entries.every((entry) => entry !== null) ? entries : null;
}

function entryOf(value: unknown): ListedEntry | null {
  const { path, mode, type, sha, size } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (!isPath(path) || typeof mode !== "string" || typeof sha !== "string") {
    return null;
  }
  const isFolder = type === "tree";
  // What has no bytes here is listed without a size.
  const bytes = isFolder || type === "commit" ? 0 : size;
  if (!MODE.test(mode) || !SHA.test(sha) || !isCount(bytes)) {
    return null;
  }
  return { path, mode, blobSha: sha, size: bytes, isFolder };
}

/** Git keeps no path that leads elsewhere, and what keeps a path here takes no broken text. */
function isPath(value: unknown): value is string {
  if (typeof value !== "string" || value.length > MOST_CHARACTERS) {
    return false;
  }
  const isText = value.isWellFormed() && !value.includes("\0");
  return isText && value.split("/").every((part) => part !== "" && part !== "." && part !== "..");
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
