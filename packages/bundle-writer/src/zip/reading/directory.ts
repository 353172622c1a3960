import { pathOfIndex, pathOfKey, type Result } from "@plumbline/model-core";
import type { BundleRefusal } from "../../bytes/bundle-refusal.js";
import { isPlainPath, MOST_PATH_CHARACTERS } from "../../bytes/plain-path.js";
import { RECORD_BYTES, SIGNATURES } from "../zip-format.js";
import { type DirectoryRecord, readDirectoryRecord } from "./directory-record.js";
import type { EndRecord } from "./end-record.js";
import { readName } from "./header.js";
import { faultOfRecord } from "./record-rules.js";
import { invalid, type Refused } from "./refused.js";
import { SizeCount } from "./size-count.js";

/** An entry as the directory lists it. */
export interface ListedEntry extends DirectoryRecord {
  readonly path: string;
}

/** Reads the directory of an archive: every entry is a file with a plain path of its own, within the limits. */
export function readDirectory(view: DataView, end: EndRecord): Result<readonly ListedEntry[], BundleRefusal> {
  const entries: ListedEntry[] = [];
  const before: Before = { names: new Set(), sizes: new SizeCount() };
  let at = end.directoryAt;
  for (let index = 0; index < end.entries; index += 1) {
    const read = readNext(view, { at, end: end.at, index }, before);
    if (!read.ok) {
      return read;
    }
    entries.push(read.value);
    at = endOf(read.value);
  }
  return at === end.at
    ? { ok: true, value: entries }
    : invalid("", "has bytes after the last record of its directory that belong to nothing");
}

/** What the entries before one leave to it. */
interface Before {
  readonly names: Set<string>;
  readonly sizes: SizeCount;
}

/** Where a record begins, where the directory ends, and which record it is. */
interface Place {
  readonly at: number;
  readonly end: number;
  readonly index: number;
}

function readNext(view: DataView, place: Place, before: Before): Result<ListedEntry, BundleRefusal> {
  const read = readEntry(view, place);
  return read.ok ? (repeated(before.names, read.value.path) ?? before.sizes.add(read.value) ?? read) : read;
}

function readEntry(view: DataView, { at, end, index }: Place): Result<ListedEntry, BundleRefusal> {
  const place = pathOfIndex("entries", index);
  if (at + RECORD_BYTES.directory > end || view.getUint32(at, true) !== SIGNATURES.directory) {
    return invalid(place, "has no record in the directory");
  }
  const record = readDirectoryRecord(view, at);
  if (endOf(record) > end) {
    return invalid(place, "has a record that reaches past the directory");
  }
  const path = nameOf(view, record);
  return isPlainPath(path) ? judge(view, { ...record, path }) : invalid(place, faultOfName(path));
}

function judge(view: DataView, entry: ListedEntry): Result<ListedEntry, BundleRefusal> {
  const fault = faultOfRecord(view, entry);
  return fault === null ? { ok: true, value: entry } : invalid(pathOfKey("entries", entry.path), fault);
}

/** A name; of one that is too long to be a path one character more than may be. */
function nameOf(view: DataView, { nameAt, nameBytes }: DirectoryRecord): string {
  return readName(view, nameAt, Math.min(nameBytes, MOST_PATH_CHARACTERS + 1));
}

function faultOfName(name: string): string {
  return name.endsWith("/") && isPlainPath(name.slice(0, -1))
    ? `is a folder, ${JSON.stringify(name)}: a bundle holds files alone`
    : `must have a plain path, not ${JSON.stringify(name)}`;
}

function endOf({ nameAt, nameBytes, extraBytes, commentBytes }: DirectoryRecord): number {
  return nameAt + nameBytes + extraBytes + commentBytes;
}

/** Names that differ in letter case alone are one file on many systems. */
function repeated(names: Set<string>, path: string): Refused | null {
  const name = path.toLowerCase();
  const known = names.has(name);
  names.add(name);
  return known ? invalid(pathOfKey("entries", path), "is a repeated name") : null;
}
