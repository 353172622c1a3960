import { crc32 } from "node:zlib";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { joined } from "../../testing/joined.js";
import { SOME_FILES } from "../../testing/some-files.js";
import { ENTRY_METADATA } from "../zip-format.js";
import { writeZip, zipLength } from "./write-zip.js";
import { zipEntries } from "./zip-entries.js";

const archiveOf = (files = SOME_FILES): Buffer => Buffer.from(joined(writeZip(zipEntries(files))));
const NAMES = ["SDD.md", "architecture.json", "asyncapi.yaml", "promises/SHOP-001.json"];

describe("an archive", () => {
  it("stores its entries in ordinal order of names, each where its record of the directory says", () => {
    const archive = archiveOf();
    const end = archive.length - 22;
    let record = archive.readUInt32LE(end + 16);
    const names = NAMES.map(() => {
      const length = archive.readUInt16LE(record + 28);
      const name = archive.toString("latin1", record + 46, record + 46 + length);
      const offset = archive.readUInt32LE(record + 42);
      expect(archive.toString("latin1", offset + 30, offset + 30 + length)).toBe(name);
      const content = archive.subarray(
        offset + 30 + length,
        offset + 30 + length + archive.readUInt32LE(record + 24),
      );
      expect(content.equals(SOME_FILES.find(({ path }) => path === name)?.content ?? Buffer.from("?"))).toBe(
        true,
      );
      record += 46 + length;
      return name;
    });
    expect(names).toEqual(NAMES);
    expect(record).toBe(end);
  });

  it("says of every entry: 1980-01-01 00:00:00, mode 0644, no extra field, no comment, no descriptor", () => {
    const archive = archiveOf();
    let [at, record] = [0, archive.readUInt32LE(archive.length - 6)];
    for (const name of NAMES) {
      const content = Buffer.from(SOME_FILES.find(({ path }) => path === name)?.content ?? []);
      const u16 = (...places: readonly number[]) => places.map((place) => archive.readUInt16LE(place));
      const u32 = (...places: readonly number[]) => places.map((place) => archive.readUInt32LE(place));
      const sums = [crc32(content), content.length, content.length];
      expect(u16(at + 4, at + 6, at + 8, at + 10, at + 12, at + 28)).toEqual([10, 0, 0, 0, 0x21, 0]);
      expect(u32(at + 14, at + 18, at + 22)).toEqual(sums);
      expect(u16(...[8, 10, 12, 14, 30, 32, 34, 36].map((place) => record + place))).toEqual([
        0, 0, 0, 0x21, 0, 0, 0, 0,
      ]);
      expect(u32(...[16, 20, 24, 38].map((place) => record + place))).toEqual([
        ...sums,
        0o100644 * 0x10000 + 0x20,
      ]);
      expect(u16(record + 4, record + 6)).toEqual([0x032d, 10]);
      at += 30 + name.length + content.length;
      record += 46 + name.length;
    }
    const { flags, method } = ENTRY_METADATA;
    expect({ flags, method }).toEqual({ flags: 0, method: 0 });
  });

  it("is as long as is said before it is written, and the same whatever the order of its files", () => {
    const contents = fc.uint8Array({ maxLength: 50 });
    const paths = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}(?:\/[A-Z]{1,3})?$/), { maxLength: 9 });
    fc.assert(
      fc.property(paths, contents, fc.infiniteStream(fc.nat()), (names, content, order) => {
        const files = names.map((path, index) => ({ path, content: content.subarray(index) }));
        const archive = archiveOf(files);
        expect(zipLength(files)).toBe(archive.length);
        const shuffled = files
          .map((file) => [order.next().value ?? 0, file] as const)
          .sort(([a], [b]) => a - b);
        expect(archiveOf(shuffled.map(([, file]) => file)).equals(archive)).toBe(true);
      }),
      { seed: 14, numRuns: 200 },
    );
  });

  it("takes a CRC-32 of somebody else", () => {
    expect(zipEntries(SOME_FILES, crc32)).toEqual(zipEntries(SOME_FILES));
  });

  it("comes in chunks, contents as they were given", () => {
    const chunks = [...writeZip(zipEntries(SOME_FILES))];
    expect(SOME_FILES.every(({ content }) => chunks.includes(content))).toBe(true);
  });
});
