import { describe, expect, it } from "@jest/globals";
import { type JsonValue, pathOfIndex, pathOfKey, type Step } from "@plumbline/model-core";
import fc from "fast-check";
import { placesOf } from "../src/places/places-of.js";
import { stepsOfPath } from "../src/places/steps-of-path.js";

/** Every path of a value, with the way to it. */
function pathsOf(
  value: JsonValue,
  path = "",
  way: readonly Step[] = [],
): readonly (readonly [string, readonly Step[]])[] {
  const own = [[path, way] as const];
  if (Array.isArray(value)) {
    return [
      ...own,
      ...value.flatMap((entry, index) => pathsOf(entry, pathOfIndex(path, index), [...way, index])),
    ];
  }
  if (typeof value === "object" && value !== null) {
    return [
      ...own,
      ...Object.entries(value).flatMap(([key, entry]) => pathsOf(entry, pathOfKey(path, key), [...way, key])),
    ];
  }
  return own;
}

describe("the places of values", () => {
  it("are found by the way that a path names, whatever the keys", () => {
    const values = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<JsonValue>;
    fc.assert(
      fc.property(values, (value) => {
        for (const [path, way] of pathsOf(value)) {
          expect(stepsOfPath(path)).toEqual(way);
        }
      }),
      { seed: 1 },
    );
  });

  it("of what is missing are those of what would hold it", async () => {
    const text = '{\n  "a": [\n    {"b": 1}\n  ]\n}';
    const placeOf = await placesOf(text, "json", ["a[0].b", "a[0].c.d", "a[7]", "z", '["x y"].z', ""]);
    expect(placeOf("a[0].b")).toEqual({ line: 3, column: 6 });
    expect(placeOf("a[0].c.d")).toEqual({ line: 3, column: 5 });
    expect(placeOf("a[7]")).toEqual({ line: 2, column: 3 });
    expect(placeOf("z")).toEqual({ line: 1, column: 1 });
    expect(placeOf('["x y"].z')).toEqual({ line: 1, column: 1 });
    expect(placeOf("")).toEqual({ line: 1, column: 1 });
  });

  it("are none in a text that cannot be read", async () => {
    expect((await placesOf("a: [", "yaml", ["a"]))("a")).toBeNull();
  });
});
