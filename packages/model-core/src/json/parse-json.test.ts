import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { anyText } from "../testing/any-text.js";
import { jsonOf, parseJson } from "./parse-json.js";

/** So that an engine that looks at what it read before has read it: see `buildJson`. */
function afterReading(text: string): void {
  for (let time = 0; time < 3; time += 1) {
    JSON.parse(text);
  }
}

const BACKSLASH = "\\";

describe("a text that is known to be JSON", () => {
  it.each(["\n", '"', "\t", "\u0001"])("has the key %j, whatever stood in its place before", (key) => {
    afterReading(JSON.stringify({ own: 1, [BACKSLASH]: 2, more: 3 }));
    expect(Object.keys(parseJson(JSON.stringify({ own: 1, [key]: 2, more: 3 })) as object)).toEqual([
      "own",
      key,
      "more",
    ]);
    expect(jsonOf({ own: 1, [key]: { not: undefined }, more: undefined })).toEqual({ own: 1, [key]: {} });
  });

  it.each([
    ['{"a":1,"\\u0061b":2}', { a: 1, ab: 2 }],
    ['{"a":1,"\\u0061":2}', { a: 2 }],
    ['{"k\\"" : {"\\\\":1}}', { 'k"': { "\\": 1 } }],
    ['{"\\\\":1,"b":"\\\\"}', { "\\": 1, b: "\\" }],
    ['["\\"",":","\\\\",{"a":"\\":"}]', ['"', ":", "\\", { a: '":' }]],
    ['{"__proto__":{"\\n":1}}', JSON.parse('{"__proto__":{"\\n":1}}')],
    ['"\\\\"', "\\"],
    ["-0", -0],
    ["[]", []],
  ])("%s is read", (text, value) => {
    expect(parseJson(text)).toStrictEqual(value);
  });

  it.each(["", "{", '{"\\n":', "[1,]", '"\\"'])("that is none is refused: %j", (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  });

  it("is read into what was written, whatever was", () => {
    const piece = fc.oneof(fc.constantFrom("\\", '"', "\n", "\\u", ":", "a", " "), anyText(3));
    const key = fc.array(piece, { maxLength: 3 }).map((pieces) => pieces.join("").toWellFormed());
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        key,
        fc.integer(),
        fc.array(tie("value")),
        fc.dictionary(key, tie("value")),
      ),
    }));
    fc.assert(
      fc.property(value, (any) => expect(parseJson(JSON.stringify(any))).toEqual(any)),
      { seed: 5, numRuns: 2_000 },
    );
  });
});
