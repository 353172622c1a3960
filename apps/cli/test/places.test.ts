import { describe, expect, it } from "@jest/globals";
import { type JsonValue, pathOfIndex, pathOfKey, writeYaml } from "@plumbline/model-core";
import fc from "fast-check";
import { jsonOffsets } from "../src/places/json-offsets.js";
import { placesOf } from "../src/places/places-of.js";
import { yamlOffsets } from "../src/places/yaml-offsets.js";

/** Every path of a value, with what stands there. */
function pathsOf(value: JsonValue, path = ""): readonly (readonly [string, JsonValue])[] {
  const own = [[path, value] as const];
  if (Array.isArray(value)) {
    return [...own, ...value.flatMap((entry, index) => pathsOf(entry, pathOfIndex(path, index)))];
  }
  if (typeof value === "object" && value !== null) {
    return [...own, ...Object.entries(value).flatMap(([key, entry]) => pathsOf(entry, pathOfKey(path, key)))];
  }
  return own;
}

const values = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<JsonValue>;

describe("the places of values", () => {
  it("are those of every path of a JSON text, however it is spaced", () => {
    fc.assert(
      fc.property(values, fc.constantFrom(undefined, 2, "\t"), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const found = [...jsonOffsets(text)];
        expect(found.map(([path]) => path)).toEqual(pathsOf(JSON.parse(text)).map(([path]) => path));
        for (const [path, offset] of found) {
          const rest = text.slice(offset);
          const key = /\.([^.[\]]+)$|^([^.[\]]+)$/.exec(path);
          expect(rest).toMatch(key ? /^"/ : /^["[{\-\dtfn]/);
        }
      }),
    );
  });

  it("are those of a YAML text too", () => {
    const text = 'a:\n  - b: 1\n    c: "x"\n  - [1, {d: 2}]\n"k k": null\n';
    const places = Object.fromEntries(
      [...yamlOffsets(text)].map(([path, at]) => [path, text.slice(at, at + 3)]),
    );
    expect(places).toEqual({
      "": "a:\n",
      a: "a:\n",
      "a[0]": "b: ",
      "a[0].b": "b: ",
      "a[0].c": "c: ",
      "a[1]": "[1,",
      "a[1][0]": "1, ",
      "a[1][1]": "{d:",
      "a[1][1].d": "d: ",
      '["k k"]': expect.stringContaining("k"),
    });
  });

  it("are there for each path of a model as YAML", () => {
    const value = { elements: [{ id: "x", tags: ["a", "b"] }], bindings: [] };
    const paths = [...yamlOffsets(writeYaml(value))].map(([path]) => path);
    expect(paths).toEqual(pathsOf(value).map(([path]) => path));
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
