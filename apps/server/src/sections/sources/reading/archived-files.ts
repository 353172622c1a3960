import { Readable, Transform, type TransformCallback } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { type Extract, extract } from "tar-stream";
import { OutboundError } from "../../../platform/outbound/outbound-error.js";
import { isBlob } from "./blob-sha.js";
import { ARCHIVE_ENTRIES, ARCHIVE_PLAIN_BYTES } from "./limits.js";
import type { SourceFile, WantedFile } from "./repository-reading.js";

/** How an archive ended: all of it was seen, or as much as may be; or it cannot be read to its end. */
export type ArchiveEnd = "broken" | "seen";

type ArchiveEntry = Extract extends AsyncIterable<infer Entry> ? Entry : never;

/** Bytes: each time takes its own way through another thread, and the usual 16 KiB take three times as long in all. */
const UNPACKED_AT_ONCE = 256 * 1024;

/** It goes on for longer than anybody reads. */
class TooLong extends Error {}

/**
 * The files of a packed archive that are wanted and are what their tree says, one at a time; each is taken from `missing`.
 * Nothing of it is written anywhere, and no entry is looked at but plain files of a wanted path and size.
 */
export async function* archivedFiles(
  body: AsyncIterable<Uint8Array>,
  missing: Map<string, WantedFile>,
  signal: AbortSignal,
): AsyncGenerator<SourceFile, ArchiveEnd> {
  const entries = extract();
  const unpacking = unpack(body, entries, signal);
  let seen = 0;
  try {
    for await (const entry of entries) {
      const file = await wantedIn(entry, missing);
      if (file !== null) {
        yield file;
      }
      seen += 1;
      if (missing.size === 0 || seen >= ARCHIVE_ENTRIES) {
        return "seen";
      }
    }
    return "seen";
  } catch (thrown) {
    signal.throwIfAborted();
    return endBy(thrown);
  } finally {
    entries.destroy();
    await unpacking;
  }
}

/** Ends when all is unpacked or `entries` is no more; what went wrong reaches whoever reads the entries. */
async function unpack(body: AsyncIterable<Uint8Array>, entries: Extract, signal: AbortSignal): Promise<void> {
  const packed = Readable.from(body, { highWaterMark: 1 });
  await pipeline(packed, createGunzip({ chunkSize: UNPACKED_AT_ONCE }), counted(), entries, { signal }).catch(
    () => undefined,
  );
}

function counted(): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      bytes += chunk.length;
      done(bytes > ARCHIVE_PLAIN_BYTES ? new TooLong() : null, chunk);
    },
  });
}

/** Null of an entry that is not wanted: it is passed over. */
async function wantedIn(entry: ArchiveEntry, missing: Map<string, WantedFile>): Promise<SourceFile | null> {
  const { name, type, size } = entry.header;
  const file = missing.get(name.slice(name.indexOf("/") + 1));
  if (file === undefined || type !== "file" || size !== file.size) {
    entry.resume();
    return null;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of entry) {
    chunks.push(chunk as Buffer);
  }
  const bytes = Buffer.concat(chunks);
  if (!isBlob(bytes, file.blobSha)) {
    return null;
  }
  missing.delete(file.path);
  return { path: file.path, bytes };
}

function endBy(thrown: unknown): ArchiveEnd {
  const isTooLong =
    thrown instanceof TooLong || (thrown instanceof OutboundError && thrown.failure === "too_large");
  return isTooLong ? "seen" : "broken";
}
