import { describe, expect, it } from "@jest/globals";
import type { JsonValue } from "@plumbline/model-core";
import fc from "fast-check";
import { anyText } from "../../../model-core/src/testing/any-text.js";
import { prettyJson } from "./pretty-json.js";

/** The same bytes, written in another way: line by line, by recursion. */
function linesOf(value: unknown, indent = ""): readonly string[] {
  if (typeof value !== "object" || value === null) {
    return [JSON.stringify(value)];
  }
  const [begin, end] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const members = Array.isArray(value)
    ? value.map((entry) => linesOf(entry, `${indent}  `))
    : Object.entries(value as object)
        .sort(([left], [right]) => (left < right ? -1 : 1))
        .map(([key, member]) => {
          const [first, ...rest] = linesOf(member, `${indent}  `);
          return [`${JSON.stringify(key)}: ${first}`, ...rest];
        });
  if (members.length === 0) {
    return [`${begin}${end}`];
  }
  const inside = members.flatMap(([first, ...rest], index) => {
    const lines = [`${indent}  ${first}`, ...rest];
    return [...lines.slice(0, -1), `${lines.at(-1)}${index < members.length - 1 ? "," : ""}`];
  });
  return [begin, ...inside, `${indent}${end}`];
}

function nested(levels: number, wrap: (inner: JsonValue) => JsonValue): JsonValue {
  let value: JsonValue = 1;
  for (let level = 0; level < levels; level += 1) {
    value = wrap(value);
  }
  return value;
}

describe("the JSON of a bundle file", () => {
  it("is written until it is over the most that it may have, and no further", () => {
    const deep = nested(60, (inner) => [inner, ...Array.from({ length: 1_000 }, () => 0)]);
    const whole = prettyJson(deep);
    expect(whole.length).toBeGreaterThan(3_000_000);
    for (const most of [0, 1, 100, 10_000]) {
      const text = prettyJson(deep, most);
      expect(text.length).toBeGreaterThan(most);
      expect(text.length).toBeLessThan(most + 300);
    }
    expect(prettyJson(deep, whole.length - 1)).toBe(whole);
  });

  it("has sorted keys, an indent of two spaces, line feeds and one at the end", () => {
    const value = {
      b: [1, { c: null }],
      a: { "10": true, "9": false, Z: "z", é: "e", "\u{10000}": 1, "\uffff": 2 },
    };
    expect(prettyJson(value)).toBe(`{
  "a": {
    "10": true,
    "9": false,
    "Z": "z",
    "é": "e",
    "\u{10000}": 1,
    "\uffff": 2
  },
  "b": [
    1,
    {
      "c": null
    }
  ]
}
`);
  });

  it.each<[string, JsonValue, string]>([
    ["an empty list", [], "[]"],
    ["an empty object", {}, "{}"],
    ["empty ones inside", [[], {}], "[\n  [],\n  {}\n]"],
    ["null", null, "null"],
    ["minus zero", -0, "0"],
    ["one", 1.0, "1"],
    ["a large number", 1e21, "1e+21"],
    ["a small number", 1e-7, "1e-7"],
    ["the number with the most digits", 1.7976931348623157e308, "1.7976931348623157e+308"],
    ["a quote and a backslash", '"\\/', '"\\"\\\\/"'],
    [
      "control characters",
      "\u0000\b\t\n\v\f\r\u001f\u007f\u0085",
      '"\\u0000\\b\\t\\n\\u000b\\f\\r\\u001f\u007f\u0085"',
    ],
    ["what other writers escape", "é\u2028\u2029\u{1f600}<&>", '"é\u2028\u2029\u{1f600}<&>"'],
    [
      "an own key that is called like the prototype",
      JSON.parse('{"b":1,"__proto__":2}'),
      '{\n  "__proto__": 2,\n  "b": 1\n}',
    ],
  ])("spells %s in one way", (_, value, text) => {
    expect(prettyJson(value)).toBe(`${text}\n`);
  });

  it("is what another writing of it gives, whatever the value and the order of its keys", () => {
    const values = fc.jsonValue({ noUnicodeString: false, maxDepth: 5 }) as fc.Arbitrary<JsonValue>;
    const maps = fc.dictionary(fc.oneof(anyText(3), fc.nat(20).map(String)), values);
    fc.assert(
      fc.property(fc.oneof(values, maps), (value) => {
        const text = prettyJson(value);
        expect(text).toBe(`${linesOf(value).join("\n")}\n`);
        expect(prettyJson(reversed(value))).toBe(text);
        expect(prettyJson(JSON.parse(text))).toBe(text);
      }),
      { seed: 14, numRuns: 1000 },
    );
  });

  it("of thousands of levels is written, and of a hundred thousand entries", () => {
    const deep = prettyJson(nested(2000, (inner) => [inner]));
    expect(deep.split("\n")).toHaveLength(4002);
    expect(prettyJson(nested(2000, (a) => ({ a }))).match(/\{/g)).toHaveLength(2000);
    const wide = Array.from({ length: 100_000 }, (_, index) => ({ index }));
    expect(prettyJson(wide)).toBe(`${JSON.stringify(wide, null, 2)}\n`);
  });

  it("with thousands of shapes of objects is written like any other", () => {
    const shapes = Array.from({ length: 1500 }, (_, index) => ({ [`k${index}`]: 1, a: 2 }));
    const sorted = shapes.map((_, index) => ({ a: 2, [`k${index}`]: 1 }));
    expect(prettyJson([...shapes, ...shapes])).toBe(`${JSON.stringify([...sorted, ...sorted], null, 2)}\n`);
  });

  it.each<[string, JsonValue]>([
    ["a number that is not finite", [Number.NaN]],
    ["a lone surrogate", ["\ud800"]],
    ["a lone surrogate in a key", { "\udc00": 1 }],
    ["undefined", [undefined as unknown as JsonValue]],
  ])("is not there for %s", (_, value) => {
    expect(() => prettyJson(value)).toThrow("has no JSON form");
    expect(() => prettyJson(nested(600, (inner) => [inner, value]))).toThrow("has no JSON form");
  });
});

function reversed(value: JsonValue): JsonValue {
  if (typeof value !== "object" || value === null) {
    return value;
  }
  return Array.isArray(value)
    ? value.map(reversed)
    : Object.fromEntries(
        Object.entries(value)
          .map(([key, entry]) => [key, reversed(entry)] as const)
          .reverse(),
      );
}
