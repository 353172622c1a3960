import { AnsweredFields } from "@plumbline/promise-core";
import type { TreeEntry } from "@plumbline/source-scanner";
import { type ListedEntry, listedEntries } from "./tree-entries.js";

/** What one answer of a code host lists. There may be a hundred thousand files: they cross to other threads as one text. */
export interface TreeListing {
  /** JSON, as `filesIn` reads it. */
  readonly files: Uint8Array<ArrayBuffer>;
  /** Of files and folders. */
  readonly count: number;
  /** Those that are to be read by themselves. */
  readonly folders: readonly { readonly name: string; readonly sha: string }[];
  readonly truncated: boolean;
}

/** An answer that lists a folder: with all below it, or what is in it alone. */
export interface TreeAnswer {
  readonly bytes: Uint8Array;
  readonly isRecursive: boolean;
}

/** Of a listing whose folder is known; `prefix` is "" for the root, else it ends with a slash. */
export interface PlacedListing {
  readonly prefix: string;
  readonly files: Uint8Array<ArrayBuffer>;
}

const NOTHING = { files: bytesOf([]), count: 0, folders: [] };

/** Null where the answer is no list of what git keeps, or lists something twice. */
export function listingOf({ bytes, isRecursive }: TreeAnswer): TreeListing | null {
  const said = new AnsweredFields(jsonIn(bytes));
  const entries = listedEntries(said);
  if (entries === null || !isTree(entries, isRecursive)) {
    return null;
  }
  const truncated = said.flag("truncated") === true;
  if (isRecursive && truncated) {
    return { ...NOTHING, truncated };
  }
  const files = entries.filter(({ isFolder }) => !isFolder);
  const folders = isRecursive ? [] : entries.filter(({ isFolder }) => isFolder);
  return {
    files: bytesOf(files.map(({ path, mode, blobSha, size }) => [path, mode, blobSha, size])),
    count: entries.length,
    folders: folders.map(({ path, blobSha }) => ({ name: path, sha: blobSha })),
    truncated,
  };
}

/** The files of listings, each with its whole path. */
export function filesIn(listings: readonly PlacedListing[]): readonly TreeEntry[] {
  return listings.flatMap(({ prefix, files }) =>
    (JSON.parse(new TextDecoder().decode(files)) as readonly Packed[]).map(
      ([path, mode, blobSha, size]): TreeEntry => ({ path: `${prefix}${path}`, mode, blobSha, size }),
    ),
  );
}

type Packed = readonly [path: string, mode: string, blobSha: string, size: number];

/** A folder by itself lists names: then no path comes from two folders. */
function isTree(entries: readonly ListedEntry[], isRecursive: boolean): boolean {
  const isOnce = new Set(entries.map(({ path }) => path)).size === entries.length;
  return isOnce && (isRecursive || entries.every(({ path }) => !path.includes("/")));
}

function bytesOf(files: readonly Packed[]): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(files));
}

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
