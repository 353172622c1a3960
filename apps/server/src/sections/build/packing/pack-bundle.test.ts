import { describe, expect, it } from "@jest/globals";
import { type BundleContent, readZip, writeZip, zipEntries } from "@plumbline/bundle-writer";
import fc from "fast-check";
import { NODE_CODEC } from "../codec.js";
import { MOST_BY_ARCHIVER, packBundle } from "./pack-bundle.js";

const ZONES = ["UTC", "America/New_York", "Asia/Kolkata", "Pacific/Kiritimati", "Australia/Lord_Howe"];

const CONTENTS: readonly BundleContent[] = [
  "manifest.json",
  "SDD.md",
  "openapi/b.yaml",
  "a.json",
  "empty",
].map((path, index) => ({
  path,
  content: new TextEncoder().encode(path.repeat(index === 4 ? 0 : index * 9_000)),
}));

const numbered = (files: number, content: Uint8Array): readonly BundleContent[] =>
  Array.from({ length: files }, (_, index) => ({
    path: `scenarios/${(index * 7919) % files}.json`,
    content: content.subarray(index % (content.length + 1)),
  }));

/** The package's own writer, which the format is described by, with its own CRC-32. */
const written = (contents: readonly BundleContent[]): Buffer =>
  Buffer.concat([...writeZip(zipEntries(contents))]);

describe("the archive of a bundle", () => {
  it.each(ZONES)("is to the byte what the package writes, in %s", async (zone) => {
    const before = process.env["TZ"];
    process.env["TZ"] = zone;
    try {
      expect(Buffer.from(await packBundle(CONTENTS)).equals(written(CONTENTS))).toBe(true);
    } finally {
      process.env["TZ"] = before;
    }
  });

  it("is the same whatever the order of its files, and is read back", async () => {
    const archive = await packBundle(CONTENTS);
    expect(Buffer.from(await packBundle(CONTENTS.toReversed())).equals(archive)).toBe(true);
    const read = readZip(archive, NODE_CODEC);
    expect(read.ok && read.value.map(({ path }) => path)).toEqual(
      CONTENTS.map(({ path }) => path).toSorted(),
    );
  });

  it.each([
    ["archiver", MOST_BY_ARCHIVER],
    ["the package", MOST_BY_ARCHIVER + 1],
  ])("is the same bytes where %s writes it, with %i files", async (_, files) => {
    const contents = numbered(files, new TextEncoder().encode("a scenario"));
    const archive = await packBundle(contents);
    expect(Buffer.from(archive).equals(written(contents))).toBe(true);
    expect(archive.byteLength).toBe(archive.buffer.byteLength);
  });

  it("is the same bytes for any contents on both sides of the border", async () => {
    const files = fc.oneof(
      fc.nat(20),
      fc.nat(8).map((more) => MOST_BY_ARCHIVER - 4 + more),
    );
    await fc.assert(
      fc.asyncProperty(files, fc.uint8Array({ maxLength: 300 }), async (count, content) => {
        const contents = numbered(count, content);
        expect(Buffer.from(await packBundle(contents)).equals(written(contents))).toBe(true);
      }),
      { seed: 14, numRuns: 40 },
    );
  });
});
