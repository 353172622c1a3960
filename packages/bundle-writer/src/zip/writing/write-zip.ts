import { present } from "@plumbline/model-core";
import { ENTRY_METADATA, RECORD_BYTES, SIGNATURES } from "../zip-format.js";
import { RecordWriter } from "./record.js";
import type { ZipEntry } from "./zip-entries.js";

/**
 * The archive of entries, chunk by chunk: stored, in the order given, with the metadata of `ENTRY_METADATA` and neither
 * extra fields nor comments nor data descriptors. What is written is as long as `zipLength` says, which whoever writes
 * compares with the limit of a bundle first.
 */
export function* writeZip(entries: readonly ZipEntry[]): Generator<Uint8Array, void, undefined> {
  const records = new RecordWriter(recordsLength(entries));
  let offset = 0;
  const offsets: number[] = [];
  for (const entry of entries) {
    offsets.push(offset);
    writeLocal(records, entry);
    yield records.take();
    yield entry.content;
    offset += RECORD_BYTES.local + entry.path.length + entry.content.length;
  }
  for (const [index, entry] of entries.entries()) {
    writeOfDirectory(records, entry, present(offsets[index]));
  }
  const directory = records.take();
  yield directory;
  writeEnd(records, { entries: entries.length, size: directory.length, offset });
  yield records.take();
}

/** Bytes of the archive of entries. */
export function zipLength(entries: Iterable<Pick<ZipEntry, "path" | "content">>): number {
  let length = recordsLength(entries);
  for (const { content } of entries) {
    length += content.length;
  }
  return length;
}

function recordsLength(entries: Iterable<Pick<ZipEntry, "path">>): number {
  let length: number = RECORD_BYTES.end;
  for (const { path } of entries) {
    length += RECORD_BYTES.local + RECORD_BYTES.directory + 2 * path.length;
  }
  return length;
}

function writeLocal(records: RecordWriter, { path, content, crc32 }: ZipEntry): void {
  const { versionNeeded, flags, method, time, date } = ENTRY_METADATA;
  records.u32(SIGNATURES.local).u16(versionNeeded).u16(flags).u16(method).u16(time).u16(date);
  records.u32(crc32).u32(content.length).u32(content.length).u16(path.length).u16(0).ascii(path);
}

function writeOfDirectory(records: RecordWriter, { path, content, crc32 }: ZipEntry, offset: number): void {
  const { versionMadeBy, versionNeeded, flags, method, time, date, externalAttributes } = ENTRY_METADATA;
  records.u32(SIGNATURES.directory).u16(versionMadeBy);
  records.u16(versionNeeded).u16(flags).u16(method).u16(time).u16(date);
  records.u32(crc32).u32(content.length).u32(content.length).u16(path.length);
  records.u16(0).u16(0).u16(0).u16(0).u32(externalAttributes).u32(offset).ascii(path);
}

function writeEnd(
  records: RecordWriter,
  { entries, size, offset }: { readonly entries: number; readonly size: number; readonly offset: number },
): void {
  records.u32(SIGNATURES.end).u16(0).u16(0).u16(entries).u16(entries).u32(size).u32(offset).u16(0);
}
