import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "@jest/globals";
import { BUNDLE_LIMITS } from "../../limits.js";
import { NODE_CODEC } from "../../testing/node-codec.js";
import { type OddEntry, oddZip, u16, u32 } from "../../testing/odd-zip.js";
import { NEVER_INFLATES, textsOf } from "../../testing/texts-of-zip.js";
import type { ZipCodec } from "./codec.js";

const A: OddEntry = { name: "a", content: "aaaa" };
const B: OddEntry = { name: "b", content: "bb" };
const field = (id: number, data: Uint8Array) => Buffer.concat([u16(id, data.length), data]);

const LONG = Buffer.from("long ".repeat(1000));
const { files, fileBytes, bundleBytes } = BUNDLE_LIMITS;
const many = (count: number): readonly OddEntry[] =>
  Array.from({ length: count }, (_, index) => ({ name: `f${index}` }));
const claimed = (name: string, bytes: number): OddEntry => ({ name, deflate: true, both: { bytes } });

describe("an archive is refused, before anything is inflated,", () => {
  it.each<[string, Uint8Array, string]>([
    ["without bytes", new Uint8Array(), ": is no zip archive that ends in an end record without a comment"],
    [
      "of other bytes",
      Buffer.alloc(100, "x"),
      ": is no zip archive that ends in an end record without a comment",
    ],
    [
      "cut off",
      oddZip([A]).subarray(0, -1),
      ": is no zip archive that ends in an end record without a comment",
    ],
    [
      "with a comment",
      oddZip([A], { comment: "c" }),
      ": is no zip archive that ends in an end record without a comment",
    ],
    [
      "with a comment that ends like an archive",
      oddZip([A], { comment: Buffer.from(oddZip([])).toString("latin1") }),
      ": has a directory that does not end where its end record begins",
    ],
    [
      "with bytes before it",
      Buffer.concat([Buffer.from("#!"), oddZip([A])]),
      ": has a directory that does not end where its end record begins",
    ],
    [
      "with bytes after its directory",
      oddZip([A], { before: Buffer.from("xx") }),
      ": has a directory that does not end where its end record begins",
    ],
    [
      "with a directory that is said to be longer",
      oddZip([A], { before: Buffer.from("xx"), directoryBytes: 49 }),
      ": has bytes after the last record of its directory that belong to nothing",
    ],
    [
      "with a directory at a negative place",
      oddZip([A], { directoryAt: 0xfffffff0 }),
      ": has a directory that does not end where its end record begins",
    ],
    [
      "with a directory that begins inside an entry",
      oddZip([A], { directoryAt: 10, directoryBytes: 72 }),
      "entries[0]: has no record in the directory",
    ],
    ["of a second disk", oddZip([A], { disk: 1 }), ": is one part of an archive of several"],
    ["begun on another disk", oddZip([A], { startDisk: 1 }), ": is one part of an archive of several"],
    ["with entries elsewhere", oddZip([A], { entriesHere: 2 }), ": is one part of an archive of several"],
    [
      "with more records than entries",
      oddZip([A, B], { entries: 1 }),
      ": has bytes after the last record of its directory that belong to nothing",
    ],
    [
      "with fewer records than entries",
      oddZip([A], { entries: 2 }),
      "entries[1]: has no record in the directory",
    ],
    ["in Zip64 by its count", oddZip([A], { entries: 0xffff }), ": is a Zip64 archive"],
    ["in Zip64 by its length", oddZip([A], { directoryBytes: 0xffffffff }), ": is a Zip64 archive"],
    ["in Zip64 by its place", oddZip([A], { directoryAt: 0xffffffff }), ": is a Zip64 archive"],
    [
      "in Zip64 by its locator",
      oddZip([A], { before: Buffer.concat([u32(0x07064b50), Buffer.alloc(16)]) }),
      ": is a Zip64 archive",
    ],
    [
      "with bytes before an entry",
      oddZip([A, { ...B, before: Buffer.from("x") }]),
      "entries.b: follows bytes that belong to nothing",
    ],
    [
      "with bytes before the first entry",
      oddZip([{ ...A, before: Buffer.from("x") }]),
      "entries.a: follows bytes that belong to nothing",
    ],
    [
      "with bytes after the last entry",
      oddZip([{ ...A, after: Buffer.from("x") }]),
      ": has bytes before its directory that belong to nothing",
    ],
    [
      "with an entry the directory does not list",
      unlisted(),
      "entries.b: follows bytes that belong to nothing",
    ],
  ])("%s", (_, archive, issue) => {
    expect(textsOf(archive, NEVER_INFLATES)).toEqual(["invalid_bundle", issue]);
  });

  it.each<[string, OddEntry, string]>([
    ["encrypted", { ...A, both: { flags: 1 } }, "entries.a: is encrypted"],
    ["strongly encrypted", { ...A, both: { flags: 0x40 } }, "entries.a: is encrypted"],
    ["behind a hidden directory", { ...A, both: { flags: 0x2000 } }, "entries.a: is encrypted"],
    ["with a data descriptor", { ...A, both: { flags: 8 } }, "entries.a: has a data descriptor"],
    [
      "that is a patch",
      { ...A, both: { flags: 0x20 } },
      "entries.a: has flags that no entry of a bundle has",
    ],
    ["shrunk", { ...A, both: { method: 1 } }, "entries.a: is neither stored nor deflated"],
    ["deflated in another way", { ...A, both: { method: 9 } }, "entries.a: is neither stored nor deflated"],
    ["in Zip64 by its size", { ...A, both: { bytes: 0xffffffff } }, "entries.a: is Zip64"],
    ["in Zip64 by its packed size", { ...A, both: { compressedBytes: 0xffffffff } }, "entries.a: is Zip64"],
    ["in Zip64 by its place", { ...A, directory: { offset: 0xffffffff } }, "entries.a: is Zip64"],
    ["in Zip64 by an extra field", { ...A, extra: field(1, Buffer.alloc(8)) }, "entries.a: is Zip64"],
    [
      "in Zip64 by a local extra field",
      { ...A, localExtra: field(1, Buffer.alloc(8)) },
      "entries.a: is Zip64",
    ],
    [
      "with another name in an extra field",
      { ...A, extra: field(0x7075, Buffer.alloc(9)) },
      "entries.a: has an extra field with another name",
    ],
    [
      "with an extra field that is cut off",
      { ...A, extra: u16(7, 1) },
      "entries.a: has extra fields that are cut off",
    ],
    ["with half an extra field", { ...A, extra: u16(7) }, "entries.a: has extra fields that are cut off"],
    ["on another disk", { ...A, directory: { disk: 1 } }, "entries.a: is in another part of the archive"],
    ["with a comment", { ...A, comment: "c" }, "entries.a: has a comment"],
    ["that is a folder of DOS", { ...A, directory: { attributes: 0x10 } }, "entries.a: is a folder"],
    ["that is a folder of Unix", { ...A, directory: { attributes: 0x41ed0000 } }, "entries.a: is a folder"],
    [
      "that is a link",
      { ...A, directory: { attributes: 0xa1ff0000 } },
      "entries.a: is a link or another thing that is no file",
    ],
    [
      "that is a device",
      { ...A, directory: { attributes: 0x21ff0000 } },
      "entries.a: is a link or another thing that is no file",
    ],
    ["stored with two sizes", { ...A, both: { bytes: 3 } }, "entries.a: is stored with two sizes"],
    ["without a record", { ...A, directory: { signature: 0 } }, "entries[0]: has no record in the directory"],
    ["without a local header", { ...A, local: { signature: 0 } }, "entries.a: has no local header"],
    [
      "whose local header is behind the archive",
      { ...A, directory: { offset: 0xfffffff0 } },
      "entries.a: follows bytes that belong to nothing",
    ],
    [
      "with a name that is a folder's",
      { ...A, name: "a/" },
      'entries[0]: is a folder, "a/": a bundle holds files alone',
    ],
    [
      "with a name of a folder without a name",
      { ...A, name: "a//" },
      'entries[0]: must have a plain path, not "a//"',
    ],
    ["with a name that steps up", { ...A, name: "../a" }, 'entries[0]: must have a plain path, not "../a"'],
    ["with an absolute name", { ...A, name: "/a" }, 'entries[0]: must have a plain path, not "/a"'],
    ["without a name", { ...A, name: "" }, 'entries[0]: must have a plain path, not ""'],
    [
      "with a long name",
      { ...A, name: "a".repeat(300) },
      `entries[0]: must have a plain path, not "${"a".repeat(256)}"`,
    ],
    ["with a name of other letters", { ...A, name: "ä" }, 'entries[0]: must have a plain path, not "Ã¤"'],
    [
      "with another name in its local header",
      { ...A, localName: "b" },
      "entries.a: has a local header that says other than the directory",
    ],
    [
      "with a longer name in its local header",
      { ...A, localName: "aa" },
      "entries.a: has a local header that says other than the directory",
    ],
    [
      "that is longer than what there is",
      { ...A, both: { compressedBytes: 5, bytes: 5 } },
      "entries.a: reaches past the place where the directory begins",
    ],
    ...(["flags", "time", "date", "crc32"] as const).map((name): [string, OddEntry, string] => [
      `with other ${name} in its local header`,
      { ...A, local: { [name]: 2 } },
      "entries.a: has a local header that says other than the directory",
    ]),
    [
      "with another method in its local header",
      { ...A, local: { method: 8 } },
      "entries.a: has a local header that says other than the directory",
    ],
    [
      "with another size in its local header",
      { ...A, deflate: true, local: { bytes: 1 } },
      "entries.a: has a local header that says other than the directory",
    ],
    [
      "with another packed size in its local header",
      { ...A, deflate: true, local: { compressedBytes: 1 } },
      "entries.a: has a local header that says other than the directory",
    ],
  ])("with an entry %s", (_, entry, issue) => {
    expect(textsOf(oddZip([entry]), NEVER_INFLATES)).toEqual(["invalid_bundle", issue]);
    expect(textsOf(oddZip([B, entry]), NEVER_INFLATES)).toEqual([
      "invalid_bundle",
      issue.replace("[0]", "[1]"),
    ]);
  });

  it.each([
    ["twice", "a"],
    ["in another letter case", "A"],
  ])("with a name that comes %s", (_, name) => {
    const repeated = oddZip([A, B, { ...A, name }]);
    expect(textsOf(repeated, NEVER_INFLATES)).toEqual([
      "invalid_bundle",
      `entries.${name}: is a repeated name`,
    ]);
  });

  it("with a record of the directory that reaches past its end", () => {
    const archive = Buffer.from(oddZip([A]));
    archive.writeUInt16LE(2, archive.length - 22 - 47 + 28);
    expect(textsOf(archive, NEVER_INFLATES)).toEqual([
      "invalid_bundle",
      "entries[0]: has a record that reaches past the directory",
    ]);
    archive.writeUInt16LE(0, archive.length - 22 - 47 + 28);
    archive.writeUInt16LE(1, archive.length - 22 - 47 + 30);
    expect(textsOf(archive, NEVER_INFLATES)).toEqual([
      "invalid_bundle",
      'entries[0]: must have a plain path, not ""',
    ]);
    archive.writeUInt16LE(0, archive.length - 22 - 47 + 30);
    archive.writeUInt16LE(500, archive.length - 22 - 47 + 32);
    expect(textsOf(archive, NEVER_INFLATES)).toEqual([
      "invalid_bundle",
      "entries[0]: has a record that reaches past the directory",
    ]);
  });

  it("but not for an extra field that holds nothing", () => {
    const empty = u16(7, 0);
    expect(textsOf(oddZip([{ ...A, extra: empty, localExtra: empty }]))).toEqual(textsOf(oddZip([A])));
  });

  it("but not for being exactly as large as is allowed", () => {
    const codes = [
      new Uint8Array(bundleBytes),
      oddZip([claimed("a", fileBytes), claimed("b", fileBytes)]),
      oddZip([claimed("manifest.json", BUNDLE_LIMITS.manifestBytes)]),
    ].map((archive) => textsOf(archive)[0]);
    expect(codes).toEqual(["invalid_bundle", "invalid_bundle", "invalid_bundle"]);
  });

  it("with bytes behind its end record that belong to a comment it does not have", () => {
    const archive = Buffer.from(oddZip([A]));
    for (const comment of [1, 0x100]) {
      archive.writeUInt16LE(comment, archive.length - 2);
      expect(textsOf(archive, NEVER_INFLATES)).toEqual([
        "invalid_bundle",
        ": is no zip archive that ends in an end record without a comment",
      ]);
    }
  });

  it.each([
    ["disk", { disk: 0x100 }, ": is one part of an archive of several"],
    ["disk of its directory", { startDisk: 0x100 }, ": is one part of an archive of several"],
  ])("with the number of another %s in whichever byte", (_, end, issue) => {
    expect(textsOf(oddZip([A], end), NEVER_INFLATES)).toEqual(["invalid_bundle", issue]);
  });

  it("with a record of the directory that is cut off", () => {
    const cutOff = oddZip([A], { entries: 2, before: u32(0x02014b50), directoryBytes: 51 });
    expect(textsOf(cutOff, NEVER_INFLATES)).toEqual([
      "invalid_bundle",
      "entries[1]: has no record in the directory",
    ]);
  });

  it.each([
    [20, "entries.a: has no local header"],
    [30, "entries.a: reaches past the place where the directory begins"],
  ])("with a local header of which %i bytes are there", (kept, issue) => {
    const whole = Buffer.from(oddZip([A]));
    const cutOff = Buffer.concat([whole.subarray(0, kept), whole.subarray(35)]);
    cutOff.writeUInt32LE(kept, cutOff.length - 6);
    expect(textsOf(cutOff, NEVER_INFLATES)).toEqual(["invalid_bundle", issue]);
  });

  it("in Zip64 by a locator that is all there is before its end", () => {
    const bare = oddZip([], { before: Buffer.concat([u32(0x07064b50), Buffer.alloc(16)]) });
    expect(textsOf(bare, NEVER_INFLATES)).toEqual(["invalid_bundle", ": is a Zip64 archive"]);
  });

  it("with one name for two places of the same bytes", () => {
    const overlapping = oddZip([A, { ...A, name: "b", directory: { offset: 0 } }]);
    expect(textsOf(overlapping, NEVER_INFLATES)).toEqual([
      "invalid_bundle",
      "entries.b: overlaps another entry",
    ]);
  });

  it("over a limit", () => {
    expect(textsOf(new Uint8Array(bundleBytes + 1), NEVER_INFLATES)).toEqual([
      "bundle_too_large",
      ": must have at most 33554432 bytes",
    ]);
    expect(textsOf(oddZip(many(files)), NEVER_INFLATES)).toHaveLength(files);
    expect(textsOf(oddZip(many(files + 1)), NEVER_INFLATES)).toEqual([
      "bundle_too_large",
      "entries: must be at most 5000",
    ]);
    expect(textsOf(oddZip([claimed("a", fileBytes + 1)]), NEVER_INFLATES)).toEqual([
      "bundle_too_large",
      "entries.a: must hold at most 16777216 bytes",
    ]);
    expect(textsOf(oddZip([claimed("manifest.json", fileBytes + 1)]), NEVER_INFLATES)).toEqual([
      "payload_too_large",
      'entries["manifest.json"]: must hold at most 16777216 bytes',
    ]);
    const together = [claimed("a", fileBytes), claimed("b", fileBytes), claimed("c", 1)];
    expect(textsOf(oddZip(together), NEVER_INFLATES)).toEqual([
      "bundle_too_large",
      "entries: must hold at most 33554432 bytes together",
    ]);
  });

  it("of many entries that quote each other's headers, in each of which the next one lies", () => {
    expect(textsOf(quotedOverlap(), NEVER_INFLATES)).toEqual([
      "invalid_bundle",
      "entries.e1: overlaps another entry",
    ]);
  });
});

/** Two entries, of which the directory lists neither the one between them. */
function unlisted(): Uint8Array {
  return oddZip([A, { ...B, before: oddZip([{ ...A, name: "hidden" }]).subarray(0, 40) }]);
}

/** Every entry holds all local headers after its own, as the data of stored blocks. */
function quotedOverlap(): Uint8Array {
  const kernel = deflateRawSync(Buffer.alloc(100_000));
  const entries: OddEntry[] = Array.from({ length: 50 }, (_, index) => ({
    name: `e${index}`,
    deflate: true,
    data: index === 49 ? kernel : Buffer.from([0, 32, 0, 223, 255]),
    both: { bytes: 100_000, compressedBytes: kernel.length + (49 - index) * 37 },
  }));
  return oddZip(entries);
}

describe("an archive is refused for what an entry holds", () => {
  const wrong = (bytes: number) => [
    "invalid_bundle",
    `entries.a: does not inflate to the ${bytes} bytes that it states`,
  ];

  it.each<[string, OddEntry, readonly string[]]>([
    [
      "other bytes than its CRC-32",
      { ...A, both: { crc32: 1 } },
      ["invalid_bundle", "entries.a: has another CRC-32 than it states"],
    ],
    [
      "other bytes than its CRC-32, deflated",
      { ...A, deflate: true, both: { crc32: 1 } },
      ["invalid_bundle", "entries.a: has another CRC-32 than it states"],
    ],
    ["more than it states", { ...A, content: LONG, deflate: true, both: { bytes: 4999 } }, wrong(4999)],
    ["less than it states", { ...A, content: LONG, deflate: true, both: { bytes: 5001 } }, wrong(5001)],
    ["something where it states nothing", { ...A, deflate: true, both: { bytes: 0 } }, wrong(0)],
    ["no deflate data", { ...A, data: Buffer.from([7]), both: { method: 8 } }, wrong(4)],
    [
      "deflate data that is cut off",
      { ...A, data: deflateRawSync("aaaa").subarray(0, -2), both: { method: 8 } },
      wrong(4),
    ],
    ["no data at all", { ...A, data: Buffer.alloc(0), both: { method: 8 } }, wrong(4)],
    [
      "bytes behind its deflate data",
      { ...A, data: Buffer.concat([deflateRawSync("aaaa"), Buffer.from("hidden")]), both: { method: 8 } },
      wrong(4),
    ],
  ])("%s", (_, entry, refusal) => {
    expect(textsOf(oddZip([entry]))).toEqual(refusal);
    expect(textsOf(oddZip([B, entry]))).toEqual(refusal);
  });

  it("a bomb, of which no more is inflated than it states", () => {
    const bomb = { ...A, data: deflateRawSync(Buffer.alloc(50_000_000)), both: { method: 8, bytes: 10 } };
    const asked: number[] = [];
    const codec: ZipCodec = {
      inflate(data, most) {
        asked.push(most);
        return NODE_CODEC.inflate(data, most);
      },
    };
    expect(textsOf(oddZip([bomb]), codec)).toEqual(wrong(10));
    expect(asked).toEqual([10]);
  });
});
