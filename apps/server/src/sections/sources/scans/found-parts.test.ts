import { describe, expect, it } from "@jest/globals";
import type { Snapshot } from "@plumbline/source-scanner";
import { type FoundPart, itemsIn, marksOf, partsOf } from "./found-parts.js";
import { FOUND_PART_CHARACTERS, FOUND_PART_ITEMS } from "./limits.js";

type Lists = Parameters<typeof partsOf>[0];

const NOTHING: Lists = { facts: [], patterns: [], coverage: [], files: [] };

function file(path: string, status: "read" | "skipped" = "read"): Snapshot["files"][number] {
  return { path, blobSha: "a".repeat(40), class: "source", status, reason: null };
}

function fact(name: string, serviceKey: string | null): Snapshot["facts"][number] {
  const said = { name, serviceKey, attributes: {}, sources: [], condition: null, notes: [] };
  return { factKey: `channel|${name}`, kind: "channel", ...said };
}

const paths = (parts: readonly FoundPart[]) =>
  parts.map(({ items }) => (itemsIn(items) as Snapshot["files"]).map(({ path }) => path));

describe("what a scan found, in parts", () => {
  it("is nothing where nothing was found", () => {
    expect(partsOf(NOTHING)).toEqual([]);
  });

  it("has every item once, in its order, so many in each part", () => {
    const files = Array.from({ length: 2 * FOUND_PART_ITEMS + 1 }, (_, at) => file(`f${at}`));
    const parts = partsOf({ ...NOTHING, files });
    expect(parts.map(({ list, last }) => [list, last])).toEqual([
      ["files", FOUND_PART_ITEMS - 1],
      ["files", 2 * FOUND_PART_ITEMS - 1],
      ["files", 2 * FOUND_PART_ITEMS],
    ]);
    expect(parts.flatMap(({ items }) => itemsIn(items))).toEqual(files);
  });

  it("begins another part after so many characters", () => {
    const long = "x".repeat(FOUND_PART_CHARACTERS / 2);
    const files = [file("a"), file(`b${long}`), file(`c${long}`), file("d")];
    expect(paths(partsOf({ ...NOTHING, files }))).toEqual([["a", `b${long}`, `c${long}`], ["d"]]);
  });

  it("says of a part what any of its items says, as it is asked for", () => {
    const files = [file("a"), file("b", "skipped"), file("c")];
    const facts = [fact("x", null), fact("y", "api\0")];
    const [ofFacts, ofFiles] = partsOf({ ...NOTHING, files, facts });
    expect(ofFacts?.marks).toEqual(["kind channel", "serviceKey api\uFFFD"]);
    expect(ofFiles?.marks).toEqual(["status read", "status skipped"]);
    expect(marksOf({ kind: "channel", serviceKey: "api\0" })).toEqual(ofFacts?.marks);
    expect(marksOf({ kind: null, serviceKey: null })).toEqual([]);
  });

  it("keeps what no text of the database could hold", () => {
    const facts = [fact("a\0b", "s\ud800")];
    expect(itemsIn(partsOf({ ...NOTHING, facts })[0]?.items ?? Buffer.alloc(0))).toEqual(facts);
  });
});
