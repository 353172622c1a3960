import { pathOfKey, type Result } from "@plumbline/model-core";
import type { BundleRefusal } from "../../bytes/bundle-refusal.js";
import { crc32 } from "../crc32.js";
import { METHODS } from "../zip-format.js";
import type { ZipCodec } from "./codec.js";
import type { PlacedEntry } from "./local-headers.js";
import { invalid } from "./refused.js";

/** What an entry holds: as many bytes as it states, with the CRC-32 that it states. */
export function contentOf(
  archive: Uint8Array,
  entry: PlacedEntry,
  codec: ZipCodec,
): Result<Uint8Array, BundleRefusal> {
  const content = expand(archive.subarray(entry.dataAt, entry.dataAt + entry.compressedBytes), entry, codec);
  const place = pathOfKey("entries", entry.path);
  if (content === null) {
    return invalid(place, `does not inflate to the ${entry.bytes} bytes that it states`);
  }
  return (codec.crc32 ?? crc32)(content) === entry.crc32
    ? { ok: true, value: content }
    : invalid(place, "has another CRC-32 than it states");
}

function expand(data: Uint8Array, entry: PlacedEntry, { inflate }: ZipCodec): Uint8Array | null {
  if (entry.method === METHODS.stored) {
    return data;
  }
  const inflated = inflate(data, entry.bytes);
  return inflated !== null && inflated.used === data.length && inflated.content.length === entry.bytes
    ? inflated.content
    : null;
}
