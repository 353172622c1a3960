import { crc32, deflateRawSync } from "node:zlib";

/** Numbers of a header: what is not told is as the service writes it. */
export interface Header {
  readonly signature: number;
  readonly flags: number;
  readonly method: number;
  readonly time: number;
  readonly date: number;
  readonly crc: number;
  readonly packed: number;
  readonly bytes: number;
  readonly nameBytes: number;
  readonly extraBytes: number;
  /** Of the directory alone. */
  readonly madeBy: number;
  readonly commentBytes: number;
  readonly disk: number;
  readonly attributes: number;
  readonly offset: number;
}

/** An entry of an archive that is put together by hand. */
export interface HandEntry {
  readonly name: string | Buffer;
  readonly content: Uint8Array;
  readonly deflated?: boolean;
  /** In place of the content, as it stands in the archive. */
  readonly data?: Uint8Array;
  readonly both?: Partial<Header>;
  readonly local?: Partial<Header>;
  readonly record?: Partial<Header>;
  readonly localName?: string;
  readonly localExtra?: Buffer;
  readonly extra?: Buffer;
  readonly comment?: Buffer;
  readonly before?: Buffer;
  readonly after?: Buffer;
  /** Left out of one of both places. */
  readonly isOnly?: "local" | "listed";
}

/** The end of it, and what stands around it. */
export interface HandEnd {
  readonly first?: Buffer;
  readonly beforeDirectory?: Buffer;
  readonly afterDirectory?: Buffer;
  readonly last?: Buffer;
  readonly comment?: Buffer;
  readonly disk?: number;
  readonly startDisk?: number;
  readonly here?: number;
  readonly entries?: number;
  readonly directoryBytes?: number;
  readonly directoryAt?: number;
  readonly commentBytes?: number;
}

const NOTHING = Buffer.alloc(0);

/** An archive of these entries, wrong in whatever way they are. */
export function zipByHand(entries: readonly HandEntry[], end: HandEnd = {}): Buffer {
  const locals: Buffer[] = [end.first ?? NOTHING];
  const records: Buffer[] = [];
  let at = locals[0]?.length ?? 0;
  for (const entry of entries) {
    const { local, record } = partsOf(entry, at);
    const isListed = entry.isOnly !== "local";
    const isThere = entry.isOnly !== "listed";
    locals.push(isThere ? local : NOTHING);
    records.push(isListed ? record : NOTHING);
    at += isThere ? local.length : 0;
  }
  const gap = end.beforeDirectory ?? NOTHING;
  const directory = Buffer.concat(records);
  const listed = entries.filter(({ isOnly }) => isOnly !== "local").length;
  const told = { entries: listed, directoryBytes: directory.length, directoryAt: at + gap.length, ...end };
  const after = [end.afterDirectory ?? NOTHING, endOf(told), end.last ?? NOTHING];
  return Buffer.concat([...locals, gap, directory, ...after]);
}

function partsOf(entry: HandEntry, at: number): { readonly local: Buffer; readonly record: Buffer } {
  const name = Buffer.from(entry.name);
  const content = Buffer.from(entry.content);
  const data = Buffer.from(entry.data ?? (entry.deflated === true ? deflateRawSync(content) : content));
  const { before = NOTHING, after = NOTHING, extra = NOTHING, comment = NOTHING } = entry;
  const localExtra = entry.localExtra ?? NOTHING;
  const localName = entry.localName === undefined ? name : Buffer.from(entry.localName);
  const common = {
    ...{ flags: 0, method: entry.deflated === true ? 8 : 0, time: 0, date: 0x21 },
    ...{ crc: crc32(content), packed: data.length, bytes: content.length, ...entry.both },
  };
  const local = headerOf({
    ...{ signature: 0x04034b50, nameBytes: localName.length, extraBytes: localExtra.length },
    ...{ ...common, ...entry.local },
  });
  const record = recordOf({
    ...{ signature: 0x02014b50, madeBy: 0x032d, disk: 0, attributes: 0x81a40020, offset: at + before.length },
    ...{ nameBytes: name.length, extraBytes: extra.length, commentBytes: comment.length },
    ...{ ...common, ...entry.record },
  });
  return {
    local: Buffer.concat([before, local, localName, localExtra, data, after]),
    record: Buffer.concat([record, name, extra, comment]),
  };
}

type Common = Omit<Header, "madeBy" | "commentBytes" | "disk" | "attributes" | "offset">;

const headerOf = (header: Common): Buffer =>
  Buffer.concat([u32(header.signature), u16(10), fieldsOf(header)]);

function recordOf(header: Header): Buffer {
  const { signature, madeBy, commentBytes, disk, attributes, offset } = header;
  const fields = [u32(signature), u16(madeBy, 10), fieldsOf(header)];
  return Buffer.concat([...fields, u16(commentBytes, disk, 0), u32(attributes, offset)]);
}

function fieldsOf({ flags, method, time, date, crc, packed, bytes, nameBytes, extraBytes }: Common): Buffer {
  const sizes = [u32(crc, packed, bytes), u16(nameBytes, extraBytes)];
  return Buffer.concat([u16(flags, method, time, date), ...sizes]);
}

/** An end record. */
export function endOf(end: HandEnd & { readonly entries: number }): Buffer {
  const { disk = 0, startDisk = 0, entries, here = entries, comment = NOTHING } = end;
  const counts = u16(disk, startDisk, here, entries);
  const places = u32(end.directoryBytes ?? 0, end.directoryAt ?? 0);
  const length = u16(end.commentBytes ?? comment.length);
  return Buffer.concat([u32(0x06054b50), counts, places, length, comment]);
}

export function u16(...numbers: readonly number[]): Buffer {
  return Buffer.concat(numbers.map((number) => Buffer.from(Uint16Array.of(number).buffer)));
}

export function u32(...numbers: readonly number[]): Buffer {
  return Buffer.concat(numbers.map((number) => Buffer.from(Uint32Array.of(number).buffer)));
}
