import { pathOfKey, type Result } from "@plumbline/model-core";
import type { BundleRefusal } from "../../bytes/bundle-refusal.js";
import { RECORD_BYTES, SIGNATURES } from "../zip-format.js";
import type { ListedEntry } from "./directory.js";
import { faultOfExtra } from "./extra-fields.js";
import { FLAGS_AT, type Header, readHeader, readName } from "./header.js";
import { invalid } from "./refused.js";

/** An entry, and where what it holds begins. */
export interface PlacedEntry extends ListedEntry {
  readonly dataAt: number;
}

/** What both headers state; extra fields may differ, and often do. */
const AGREED = [
  "flags",
  "method",
  "time",
  "date",
  "crc32",
  "compressedBytes",
  "bytes",
  "nameBytes",
] as const satisfies readonly (keyof Header)[];

/**
 * Finds every entry by its local header. One begins where the last one ended, from the first byte of the archive to its
 * directory: none overlaps another one, and no byte belongs to nothing.
 */
export function placeEntries(
  view: DataView,
  entries: readonly ListedEntry[],
  directoryAt: number,
): Result<readonly PlacedEntry[], BundleRefusal> {
  const placed: PlacedEntry[] = [];
  let at = 0;
  for (const entry of entries.toSorted((left, right) => left.offset - right.offset)) {
    const found = placeEntry(view, entry, at, directoryAt);
    if (!found.ok) {
      return found;
    }
    placed.push(found.value);
    at = found.value.dataAt + entry.compressedBytes;
  }
  return at === directoryAt
    ? { ok: true, value: placed }
    : invalid("", "has bytes before its directory that belong to nothing");
}

function placeEntry(
  view: DataView,
  entry: ListedEntry,
  expectedAt: number,
  directoryAt: number,
): Result<PlacedEntry, BundleRefusal> {
  const fault = faultOfPlace(view, entry, expectedAt, directoryAt);
  if (fault !== null) {
    return invalid(pathOfKey("entries", entry.path), fault);
  }
  const { nameBytes, extraBytes } = readHeader(view, entry.offset + FLAGS_AT.local);
  return {
    ok: true,
    value: { ...entry, dataAt: entry.offset + RECORD_BYTES.local + nameBytes + extraBytes },
  };
}

function faultOfPlace(
  view: DataView,
  entry: ListedEntry,
  expectedAt: number,
  directoryAt: number,
): string | null {
  const { offset } = entry;
  if (offset !== expectedAt) {
    return offset < expectedAt ? "overlaps another entry" : "follows bytes that belong to nothing";
  }
  if (offset + RECORD_BYTES.local > directoryAt || view.getUint32(offset, true) !== SIGNATURES.local) {
    return "has no local header";
  }
  return faultOfLocal(view, entry, directoryAt);
}

function faultOfLocal(view: DataView, entry: ListedEntry, directoryAt: number): string | null {
  const local = readHeader(view, entry.offset + FLAGS_AT.local);
  const nameAt = entry.offset + RECORD_BYTES.local;
  const dataAt = nameAt + local.nameBytes + local.extraBytes;
  if (AGREED.some((field) => local[field] !== entry[field])) {
    return "has a local header that says other than the directory";
  }
  if (dataAt + entry.compressedBytes > directoryAt) {
    return "reaches past the place where the directory begins";
  }
  return readName(view, nameAt, local.nameBytes) === entry.path
    ? faultOfExtra(view, nameAt + local.nameBytes, local.extraBytes)
    : "has a local header that says other than the directory";
}
