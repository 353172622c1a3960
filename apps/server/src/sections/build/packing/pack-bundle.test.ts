import { describe, expect, it } from "@jest/globals";
import { type BundleContent, readZip, writeZip, zipEntries } from "@plumbline/bundle-writer";
import { NODE_CODEC } from "../codec.js";
import { packBundle } from "./pack-bundle.js";

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

/** The package's own writer, which the format is described by. */
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
});
