import { crc32, deflateRawSync } from "node:zlib";

/** An entry of an archive that somebody else made: every field as it is told, else as a plain one has it. */
export interface OddEntry {
  readonly name: string;
  readonly content?: string | Uint8Array;
  readonly deflate?: boolean;
  /** What stands in the archive in place of the content, stored or deflated. */
  readonly data?: Uint8Array;
  /** Of both headers. */
  readonly both?: Partial<Fields>;
  readonly local?: Partial<Fields>;
  readonly directory?: Partial<Fields & DirectoryFields>;
  readonly localName?: string;
  readonly localExtra?: Uint8Array;
  readonly extra?: Uint8Array;
  readonly comment?: string;
  /** Before its local header, and after its data. */
  readonly before?: Uint8Array;
  readonly after?: Uint8Array;
}

interface Fields {
  readonly signature: number;
  readonly flags: number;
  readonly method: number;
  readonly time: number;
  readonly date: number;
  readonly crc32: number;
  readonly compressedBytes: number;
  readonly bytes: number;
}

interface DirectoryFields {
  readonly madeBy: number;
  readonly disk: number;
  readonly attributes: number;
  readonly offset: number;
}

interface OddEnd {
  readonly disk: number;
  readonly startDisk: number;
  readonly entriesHere: number;
  readonly entries: number;
  readonly directoryBytes: number;
  readonly directoryAt: number;
  readonly comment: string;
  readonly before: Uint8Array;
}

/** An archive, put together by hand. */
export function oddZip(entries: readonly OddEntry[], end: Partial<OddEnd> = {}): Uint8Array {
  const locals: Buffer[] = [];
  const records: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const { local, record } = partsOf(entry, at);
    locals.push(local);
    records.push(record);
    at += local.length;
  }
  const directory = Buffer.concat(records);
  const told = { entries: entries.length, directoryBytes: directory.length, directoryAt: at, ...end };
  return new Uint8Array(Buffer.concat([...locals, directory, end.before ?? Buffer.alloc(0), endOf(told)]));
}

function partsOf(entry: OddEntry, at: number): { readonly local: Buffer; readonly record: Buffer } {
  const content = Buffer.from(entry.content ?? "");
  const data = Buffer.from(entry.data ?? (entry.deflate === true ? deflateRawSync(content) : content));
  const fields = {
    flags: 0,
    method: entry.deflate === true ? 8 : 0,
    time: 0,
    date: 0x21,
    crc32: crc32(content),
    compressedBytes: data.length,
    bytes: content.length,
    ...entry.both,
  };
  const before = Buffer.from(entry.before ?? []);
  const local = localOf(entry, { signature: 0x04034b50, ...fields, ...entry.local });
  const record = recordOf(entry, {
    signature: 0x02014b50,
    madeBy: 0x032d,
    disk: 0,
    attributes: 0x81a40020,
    offset: at + before.length,
    ...fields,
    ...entry.directory,
  });
  return { local: Buffer.concat([before, local, data, Buffer.from(entry.after ?? [])]), record };
}

function localOf(
  { name, localName = name, localExtra = new Uint8Array() }: OddEntry,
  fields: Fields,
): Buffer {
  const text = Buffer.from(localName);
  const fixed = [u32(fields.signature), u16(10), ...common(fields), u16(text.length, localExtra.length)];
  return Buffer.concat([...fixed, text, localExtra]);
}

function recordOf(
  { name, extra = new Uint8Array(), comment = "" }: OddEntry,
  fields: Fields & DirectoryFields,
): Buffer {
  const { signature, madeBy, disk, attributes, offset } = fields;
  const lengths = u16(Buffer.byteLength(name), extra.length, comment.length, disk, 0);
  const fixed = [u32(signature), u16(madeBy, 10), ...common(fields), lengths, u32(attributes, offset)];
  return Buffer.concat([...fixed, Buffer.from(name), extra, Buffer.from(comment)]);
}

function common(fields: Fields): readonly Buffer[] {
  const { flags, method, time, date, compressedBytes, bytes } = fields;
  return [u16(flags, method, time, date), u32(fields.crc32, compressedBytes, bytes)];
}

function endOf(end: Partial<OddEnd> & { readonly entries: number }): Buffer {
  const { disk = 0, startDisk = 0, entries, entriesHere = entries, comment = "" } = end;
  const counts = u16(disk, startDisk, entriesHere, entries);
  const places = u32(end.directoryBytes ?? 0, end.directoryAt ?? 0);
  return Buffer.concat([u32(0x06054b50), counts, places, u16(comment.length), Buffer.from(comment)]);
}

export function u16(...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * numbers.length);
  numbers.forEach((number, index) => {
    bytes.writeUInt16LE(number, 2 * index);
  });
  return bytes;
}

export function u32(...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, index) => {
    bytes.writeUInt32LE(number, 4 * index);
  });
  return bytes;
}
