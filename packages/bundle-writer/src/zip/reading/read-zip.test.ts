import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { joined } from "../../testing/joined.js";
import { NODE_CODEC } from "../../testing/node-codec.js";
import { type OddEntry, oddZip, u16 } from "../../testing/odd-zip.js";
import { SOME_FILES } from "../../testing/some-files.js";
import { NEVER_INFLATES, textsOf } from "../../testing/texts-of-zip.js";
import { writeZip } from "../writing/write-zip.js";
import { zipEntries } from "../writing/zip-entries.js";
import { readZip } from "./read-zip.js";

const TEXTS = SOME_FILES.map(({ path, content }) => [path, Buffer.from(content).toString()]).sort();
const ENTRIES: readonly OddEntry[] = SOME_FILES.map(({ path, content }) => ({ name: path, content }));
const A: OddEntry = { name: "a", content: "aaaa" };
const TIMES = Buffer.concat([u16(0x5455, 9), Buffer.from([3, 1, 2, 3, 4, 5, 6, 7, 8])]);

describe("an archive is read", () => {
  it("as it is written, without inflating, its contents as parts of it", () => {
    const archive = joined(writeZip(zipEntries(SOME_FILES)));
    expect(textsOf(archive, NEVER_INFLATES)).toEqual(TEXTS);
    expect(textsOf(Buffer.concat([Buffer.alloc(7), archive]).subarray(7), NEVER_INFLATES)).toEqual(TEXTS);
    const read = readZip(archive, NEVER_INFLATES);
    expect(read.ok && read.value.every(({ content }) => content.buffer === archive.buffer)).toBe(true);
  });

  it("that holds nothing", () => {
    expect(textsOf(oddZip([]), NEVER_INFLATES)).toEqual([]);
  });

  it.each<[string, (entry: OddEntry) => OddEntry]>([
    ["deflated", (entry) => ({ ...entry, deflate: true })],
    ["with levels of compression in its flags", (entry) => ({ ...entry, deflate: true, both: { flags: 6 } })],
    ["with names that are said to be UTF-8", (entry) => ({ ...entry, both: { flags: 0x800 } })],
    ["with other times", (entry) => ({ ...entry, both: { time: 0x7d1c, date: 0x5421 } })],
    ["with other modes", (entry) => ({ ...entry, directory: { attributes: 0x81ed0000 } })],
    ["by a system without modes", (entry) => ({ ...entry, directory: { madeBy: 20, attributes: 0x20 } })],
    ["with extra fields", (entry) => ({ ...entry, extra: TIMES, localExtra: Buffer.concat([TIMES, TIMES]) })],
  ])("that somebody packed again %s", (_, again) => {
    expect(textsOf(oddZip(ENTRIES.map(again)))).toEqual(TEXTS);
    expect(textsOf(oddZip(ENTRIES.map(again).reverse()))).toEqual(TEXTS);
  });

  it("whose directory lists its entries in another order than they stand", () => {
    const a = { ...A, localName: "b", directory: { offset: 35 } };
    const b = { ...A, name: "b", localName: "a", directory: { offset: 0 } };
    expect(textsOf(oddZip([a, b]))).toEqual([
      ["a", "aaaa"],
      ["b", "aaaa"],
    ]);
  });

  it("with the CRC-32 of the package where none is passed in", () => {
    const { inflate } = NODE_CODEC;
    expect(textsOf(oddZip(ENTRIES), { inflate })).toEqual(TEXTS);
  });

  it.each(["info-zip", "python"])("that %s packed", (name) => {
    const lines = (path: string) => [path, `text ${path}\n`.repeat(200)];
    const files = ["SDD.md", "architecture.json", "openapi/a.yaml"].map(lines);
    expect(textsOf(dataFile(`${name}.zip`))).toEqual([
      ...files.slice(0, 2),
      ["empty.txt", ""],
      ...files.slice(2),
    ]);
  });

  it("but for one in which a tool packed folders too", () => {
    const refusal = 'entries[1]: is a folder, "openapi/": a bundle holds files alone';
    expect(textsOf(dataFile("info-zip-with-folders.zip"))).toEqual(["invalid_bundle", refusal]);
  });
});

function dataFile(name: string): Uint8Array {
  return readFileSync(new URL(`../../../test/data/${name}`, import.meta.url));
}
