import { compareCodeUnits, type Result } from "@plumbline/model-core";
import type { BundleRefusal } from "../../bytes/bundle-refusal.js";
import { BUNDLE_LIMITS } from "../../limits.js";
import type { BundleContent } from "../writing/zip-entries.js";
import type { ZipCodec } from "./codec.js";
import { readDirectory } from "./directory.js";
import { readEnd } from "./end-record.js";
import { contentOf } from "./entry-content.js";
import { type PlacedEntry, placeEntries } from "./local-headers.js";
import { refused } from "./refused.js";

/**
 * Reads the archive of a bundle, also one that somebody packed again: deflated, in another order, with other times, modes
 * and extra fields. Every limit is checked before anything is inflated; the work grows with the bytes of the archive and
 * with what its entries say they hold, which the limits bound. Refused, with the place: what is encrypted, Zip64 or of
 * several parts, headers that disagree, data descriptors, comments, folders, links, entries that overlap, bytes that
 * belong to nothing, repeated names and names that are no plain path. The files are in path order; those that were
 * stored are views of the archive.
 */
export function readZip(
  archive: Uint8Array,
  codec: ZipCodec,
): Result<readonly BundleContent[], BundleRefusal> {
  const { bundleBytes } = BUNDLE_LIMITS;
  if (archive.length > bundleBytes) {
    return refused("bundle_too_large", "", `must have at most ${bundleBytes} bytes`);
  }
  const placed = readEntries(new DataView(archive.buffer, archive.byteOffset, archive.length));
  return placed.ok ? readContents(archive, placed.value, codec) : placed;
}

function readEntries(view: DataView): Result<readonly PlacedEntry[], BundleRefusal> {
  const end = readEnd(view);
  if (!end.ok) {
    return end;
  }
  const listed = readDirectory(view, end.value);
  return listed.ok ? placeEntries(view, listed.value, end.value.directoryAt) : listed;
}

function readContents(
  archive: Uint8Array,
  entries: readonly PlacedEntry[],
  codec: ZipCodec,
): Result<readonly BundleContent[], BundleRefusal> {
  const files: BundleContent[] = [];
  for (const entry of entries) {
    const content = contentOf(archive, entry, codec);
    if (!content.ok) {
      return content;
    }
    files.push({ path: entry.path, content: content.value });
  }
  return { ok: true, value: files.sort((left, right) => compareCodeUnits(left.path, right.path)) };
}
