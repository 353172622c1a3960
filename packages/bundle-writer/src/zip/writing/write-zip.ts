import { ENTRY_METADATA, RECORD_BYTES, SIGNATURES } from "../zip-format.js";
import { RecordWriter } from "./record.js";
import type { ZipEntry } from "./zip-entries.js";

/**
 * The archive of entries, chunk by chunk: stored, in the order given, with the metadata of `ENTRY_METADATA` and neither
 * extra fields nor comments nor data descriptors. What is written is as long as `zipLength` says, which whoever writes
 * compares with the limit of a bundle first.
 */
export function* writeZip(entries: Iterable<ZipEntry>): Generator<Uint8Array, void, undefined> {
  const records: Uint8Array[] = [];
  let offset = 0;
  for (const entry of entries) {
    records.push(directoryRecord(entry, offset));
    yield localRecord(entry);
    yield entry.content;
    offset += RECORD_BYTES.local + entry.path.length + entry.content.length;
  }
  yield* records;
  yield endRecord(records, offset);
}

/** Bytes of the archive of entries. */
export function zipLength(entries: Iterable<Pick<ZipEntry, "path" | "content">>): number {
  let length: number = RECORD_BYTES.end;
  for (const { path, content } of entries) {
    length += RECORD_BYTES.local + RECORD_BYTES.directory + 2 * path.length + content.length;
  }
  return length;
}

function localRecord({ path, content, crc32 }: ZipEntry): Uint8Array {
  const { versionNeeded, flags, method, time, date } = ENTRY_METADATA;
  return new RecordWriter(RECORD_BYTES.local + path.length)
    .u32(SIGNATURES.local)
    .u16(versionNeeded, flags, method, time, date)
    .u32(crc32, content.length, content.length)
    .u16(path.length, 0)
    .ascii(path).bytes;
}

function directoryRecord({ path, content, crc32 }: ZipEntry, offset: number): Uint8Array {
  const { versionMadeBy, versionNeeded, flags, method, time, date, externalAttributes } = ENTRY_METADATA;
  return new RecordWriter(RECORD_BYTES.directory + path.length)
    .u32(SIGNATURES.directory)
    .u16(versionMadeBy, versionNeeded, flags, method, time, date)
    .u32(crc32, content.length, content.length)
    .u16(path.length, 0, 0, 0, 0)
    .u32(externalAttributes, offset)
    .ascii(path).bytes;
}

function endRecord(records: readonly Uint8Array[], offset: number): Uint8Array {
  const size = records.reduce((sum, { length }) => sum + length, 0);
  return new RecordWriter(RECORD_BYTES.end)
    .u32(SIGNATURES.end)
    .u16(0, 0, records.length, records.length)
    .u32(size, offset)
    .u16(0).bytes;
}
