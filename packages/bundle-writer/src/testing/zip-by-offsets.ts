import { crc32 } from "node:zlib";

/** An entry as its bytes say. */
export interface EntryByOffsets {
  readonly name: string;
  readonly content: Buffer;
}

/** Entries of an archive, and what of it is not as docs/bundle-format.md says. */
export interface ZipByOffsets {
  readonly entries: readonly EntryByOffsets[];
  readonly faults: readonly string[];
}

type Field = readonly [name: string, at: number, bytes: 2 | 4, expected: number];

/** 1980-01-01 00:00:00; version 1.0, made on Unix by 4.5; a regular file of mode 0644 with the archive bit of DOS. */
const [TIME, DATE, VERSION, MADE_BY, ATTRIBUTES] = [0, 33, 10, 0x032d, 0o100644 * 0x10000 + 0x20];

const END_BYTES = 22;
const LOCAL_BYTES = 30;
const DIRECTORY_BYTES = 46;

/** Reads an archive by the offsets of its fields, apart from the reader of the package, and judges each field. */
export function readByOffsets(archive: Uint8Array): ZipByOffsets {
  return new Reading(Buffer.from(archive)).read();
}

class Reading {
  readonly #bytes: Buffer;
  readonly #faults: string[] = [];

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  read(): ZipByOffsets {
    const endAt = this.#bytes.length - END_BYTES;
    if (endAt < 0) {
      return { entries: [], faults: ["too short"] };
    }
    const count = this.#number(endAt + 10, 2);
    const entries: EntryByOffsets[] = [];
    let [localAt, directoryAt] = [0, this.#number(endAt + 16, 4)];
    const start = directoryAt;
    for (let index = 0; index < count; index += 1) {
      const [entry, next, nextRecord] = this.#entry(localAt, directoryAt);
      entries.push(entry);
      [localAt, directoryAt] = [next, nextRecord];
    }
    this.#fields("end", endAt, [
      ["signature", 0, 4, 0x06054b50],
      ["disk", 4, 2, 0],
      ["disk of the directory", 6, 2, 0],
      ["entries on the disk", 8, 2, count],
      ["bytes of the directory", 12, 4, directoryAt - start],
      ["comment", 20, 2, 0],
    ]);
    this.#expect("nothing between the files and the directory", localAt, start);
    this.#expect("nothing between the directory and the end", directoryAt, endAt);
    this.#judgeOrder(entries);
    return { entries, faults: this.#faults };
  }

  #entry(localAt: number, directoryAt: number): readonly [EntryByOffsets, number, number] {
    const [bytes, nameBytes] = [this.#number(localAt + 18, 4), this.#number(localAt + 26, 2)];
    const name = this.#text(localAt + LOCAL_BYTES, nameBytes);
    const contentAt = localAt + LOCAL_BYTES + nameBytes;
    const content = this.#bytes.subarray(contentAt, contentAt + bytes);
    const sum = crc32(content);
    this.#fields(`local header of ${name}`, localAt, [
      ["signature", 0, 4, 0x04034b50],
      ["version needed", 4, 2, VERSION],
      ...COMMON.map(([field, at, size, expected]): Field => [field, at + 6, size, expected]),
      ["CRC-32", 14, 4, sum],
      ["bytes", 22, 4, bytes],
      ["extra field", 28, 2, 0],
    ]);
    this.#fields(`directory record of ${name}`, directoryAt, [
      ["signature", 0, 4, 0x02014b50],
      ["version made by", 4, 2, MADE_BY],
      ["version needed", 6, 2, VERSION],
      ...COMMON.map(([field, at, size, expected]): Field => [field, at + 8, size, expected]),
      ["CRC-32", 16, 4, sum],
      ["stored bytes", 20, 4, bytes],
      ["bytes", 24, 4, bytes],
      ["length of the name", 28, 2, nameBytes],
      ["extra field", 30, 2, 0],
      ["comment", 32, 2, 0],
      ["disk", 34, 2, 0],
      ["internal attributes", 36, 2, 0],
      ["external attributes", 38, 4, ATTRIBUTES],
      ["offset", 42, 4, localAt],
    ]);
    this.#expect(
      `name in the directory of ${name}`,
      this.#text(directoryAt + DIRECTORY_BYTES, nameBytes),
      name,
    );
    return [{ name, content }, contentAt + bytes, directoryAt + DIRECTORY_BYTES + nameBytes];
  }

  #judgeOrder(entries: readonly EntryByOffsets[]): void {
    const names = entries.map(({ name }) => name);
    const isPlain = names.every((name) => /^[A-Za-z0-9][A-Za-z0-9./-]*$/.test(name) && !name.includes(".."));
    this.#expect("names that are plain", isPlain, true);
    this.#expect("names once and in ordinal order", names.join("\n"), [...new Set(names)].sort().join("\n"));
  }

  #fields(of: string, start: number, fields: readonly Field[]): void {
    for (const [name, at, size, expected] of fields) {
      this.#expect(`${name} of the ${of}`, this.#number(start + at, size), expected);
    }
  }

  #expect(what: string, actual: unknown, expected: unknown): void {
    if (actual !== expected) {
      this.#faults.push(`${what}: ${actual}, not ${expected}`);
    }
  }

  /** -1 behind the end. */
  #number(at: number, size: 2 | 4): number {
    return at < 0 || at + size > this.#bytes.length ? -1 : this.#bytes.readUIntLE(at, size);
  }

  #text(at: number, length: number): string {
    return this.#bytes.toString("latin1", at, at + length);
  }
}

/** What local headers and directory records have in common, from the flags on. */
const COMMON: readonly Field[] = [
  ["flags", 0, 2, 0],
  ["method", 2, 2, 0],
  ["time", 4, 2, TIME],
  ["date", 6, 2, DATE],
];
