import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { expectGolden, goldenJson } from "../../model-core/src/testing/golden/expect-golden.js";
import { goldenNames } from "../../model-core/src/testing/golden/golden-names.js";
import type { Conversion } from "./conversion.js";
import { convertDocument } from "./index.js";
import { importedModel, planOf, refusalsOf } from "./testing/import-plan.js";

const FOLDER = new URL("../golden/", import.meta.url);
const SOURCES = goldenNames(new URL("sources/", FOLDER));

function textOf(name: string): string {
  return readFileSync(new URL(`sources/${name}`, FOLDER), "utf8");
}

function converted(name: string): Conversion {
  const result = convertDocument(textOf(name), { fileName: name });
  if (!result.ok) {
    throw new Error(result.refusal.title);
  }
  return result.value;
}

describe("sources come to what the golden files say, to the byte", () => {
  it.each(SOURCES)("%s", (name) => {
    expectGolden(new URL(`converted/${name}.json`, FOLDER), goldenJson(converted(name)));
  });

  it("which are all compared", () => {
    // `shop.c4` is what the tool of LikeC4 exported `shop.likec4.json` from.
    const expected = [...SOURCES.flatMap((name) => [`converted/${name}.json`, `sources/${name}`]), "shop.c4"];
    expect(goldenNames(FOLDER)).toEqual(expected.sort());
  });
});

describe("what sources come to", () => {
  it.each(SOURCES)("%s is imported without a refusal, and a second time changes nothing", (name) => {
    const conversion = converted(name);
    const plan = planOf(conversion);
    expect(refusalsOf(plan)).toEqual([]);
    expect(plan.result.added).toBeGreaterThan(0);
    const again = planOf(converted(name), importedModel(plan));
    expect(again.result).toMatchObject({ added: 0, changed: 0, refused: 0 });
  });

  it.each(SOURCES)("%s is declared, and says where it comes from", (name) => {
    const { document } = converted(name);
    const { elements, relationships, operations, messages, channels, subscriptions, bindings } = document;
    for (const fact of [
      elements,
      relationships,
      operations,
      messages,
      channels,
      subscriptions,
      bindings,
    ].flat()) {
      expect(["declared", "unknown"]).toContain(fact.factStatus);
      expect(fact.provenance?.source).toContain(name);
      expect(fact.id[14]).toBe("5");
    }
  });

  it.each(SOURCES)("%s has notes with lines that the text has", (name) => {
    const lines = textOf(name).split("\n").length;
    for (const { line } of converted(name).notes) {
      expect(line).toBeGreaterThan(0);
      expect(line).toBeLessThanOrEqual(lines);
    }
  });
});
