import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { linesOfValues, placesOfValues, readYamlStream, type Step } from "../index.js";

function lineOf(text: string, spelling: "json" | "yaml", ...way: Step[]): number | null {
  return linesOfValues(text, spelling, [way])[0] ?? null;
}

const JSON_TEXT =
  '\n{\n  "a": [\n    1, "x",\n    {"b": null,\r\n "c": {}}\n  ],\n  "d": [], "e": -1.5e2,\n"e": true\n}';
const YAML_TEXT = "a:\n- 1\n- b:\n    c: d\n  e:\n- &x {f: 1}\n- *x\n---\n\n- \n- [1,\n  2]\n? k\n";

describe("the lines of values", () => {
  it.each<[number | null, ...Step[]]>([
    [2, 0],
    [3, 0, "a"],
    [4, 0, "a", 1],
    [5, 0, "a", 2],
    [6, 0, "a", 2, "c"],
    [8, 0, "d"],
    [9, 0, "e"],
    [null, 1],
  ])("of JSON: %j at %j", (line, ...way) => {
    expect(lineOf(JSON_TEXT, "json", ...way)).toBe(line);
  });

  it.each<[number | null, ...Step[]]>([
    [1, 0, "a"],
    [2, 0, "a", 0],
    [3, 0, "a", 1],
    [4, 0, "a", 1, "b", "c"],
    [5, 0, "a", 1, "e"],
    [6, 0, "a", 2, "f"],
    [7, 0, "a", 3, "f"],
    [11, 1, 1],
    [12, 1, 1, 1],
  ])("of YAML: %j at %j", (line, ...way) => {
    expect(lineOf(YAML_TEXT.replace("? k\n", ""), "yaml", ...way)).toBe(line);
  });

  it.each<[number, number, "json" | "yaml", ...Step[]]>([
    [4, 8, "json", 0, "a", 1],
    [5, 6, "json", 0, "a", 2, "b"],
    [6, 2, "json", 0, "a", 2, "c"],
    [2, 3, "yaml", 0, "a", 0],
    [4, 5, "yaml", 0, "a", 1, "b", "c"],
    [12, 3, "yaml", 1, 1, 1],
  ])("have columns too: %i:%i in %s", (line, column, spelling, ...way) => {
    const text = spelling === "json" ? JSON_TEXT : YAML_TEXT.replace("? k\n", "");
    expect(placesOfValues(text, spelling, [way])).toEqual([{ line, column }]);
  });

  it("are those of what is around where something is not there", () => {
    expect(lineOf(JSON_TEXT, "json", 0, "a", 7, "z")).toBe(3);
    expect(lineOf("", "json", 0)).toBe(1);
    expect(lineOf("a: [", "yaml", 0)).toBeNull();
    expect(linesOfValues("{}", "json", [])).toEqual([]);
  });

  it("are those on which keys and entries stand, whatever the text", () => {
    const word = fc.stringMatching(/^[a-z]{1,3}$/);
    fc.assert(
      fc.property(fc.dictionary(word, fc.array(fc.integer())), (object) => {
        const text = JSON.stringify(object, null, 1);
        const lines = text.split("\n");
        for (const [key, entries] of Object.entries(object)) {
          expect(lines[(lineOf(text, "json", 0, key) ?? 0) - 1]).toContain(JSON.stringify(key));
          entries.forEach((entry, index) => {
            expect(lines[(lineOf(text, "json", 0, key, index) ?? 0) - 1]).toContain(String(entry));
            expect(lineOf(text, "yaml", 0, key, index)).toBe(lineOf(text, "json", 0, key, index));
          });
        }
        expect(readYamlStream(text).ok).toBe(true);
      }),
      { seed: 58 },
    );
  });
});
