import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { plainSpelling } from "./plain-spelling.js";
import { NUMBER_MARK, quoteNumbers } from "./quote-numbers.js";

const QUOTING = { keys: ["a"], mark: "" } as const;

describe("numbers as texts", () => {
  it.each([
    ['{"a":1}', '{"a":"1"}'],
    ['{"a" :\n 0.10}', '{"a" :\n "0.10"}'],
    ['{"a":-0}', '{"a":"0"}'],
    ['{"a":1E-5}', '{"a":"0.00001"}'],
    ['{"b":1,"a":"1"}', '{"b":1,"a":"1"}'],
    ['{"\\u0061":2}', '{"\\u0061":"2"}'],
    ['{"b":"\\"a\\":1","a":[1]}', '{"b":"\\"a\\":1","a":[1]}'],
    ['["a",1]', '["a",1]'],
    ['{"b\\\\":{"a":9007199254740993}}', '{"b\\\\":{"a":"9007199254740993"}}'],
  ])("%s becomes %s", (json, quoted) => {
    expect(quoteNumbers(json, QUOTING)).toBe(quoted);
  });

  it("may be told from texts by a mark", () => {
    const json = quoteNumbers('{"a":1.50}', { ...QUOTING, mark: NUMBER_MARK });
    expect(JSON.parse(json)).toEqual({ a: "\u00001.50" });
  });

  it.each([
    '{"a":1.2.3}',
    '{"a":01}',
    '{"a":1e}',
    '{"a":.5}',
    '{"a":+1}',
    '{"a":1',
    '{"b":"\\","a":1}',
    '{"b":"\\u0061":1.}',
    '{"b\n\\":"a":1}',
  ])("of %j stay no JSON", (text) => {
    expect(quoteNumbers(text, QUOTING)).toBe(text);
  });

  it("change nothing of what is no JSON into JSON", () => {
    const unit = fc.constantFrom('"', '"a"', ":", "1", "1.", ",", "{", "}", "[", "]", "\\", "e5", " ");
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        expect(isJson(quoteNumbers(text, QUOTING))).toBe(isJson(text));
      }),
      { seed: 48 },
    );
  });

  it("change nothing else of any JSON", () => {
    fc.assert(
      fc.property(
        fc.json(),
        fc.dictionary(fc.constantFrom("a", "b", '"', "\\"), fc.jsonValue()),
        (text, more) => {
          const json = `[${text},${JSON.stringify(more)}]`;
          expect(JSON.parse(quoteNumbers(json, QUOTING))).toEqual(withTexts(JSON.parse(json), ""));
        },
      ),
      { seed: 49 },
    );
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function withTexts(value: unknown, key: string): unknown {
  if (typeof value === "number" && key === "a") {
    return plainSpelling(JSON.stringify(value));
  }
  if (Array.isArray(value)) {
    return value.map((one) => withTexts(one, ""));
  }
  return typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withTexts(one, name)]))
    : value;
}

describe("the plain spelling of a number", () => {
  it.each([
    ["0", "0"],
    ["-0.0e5", "0"],
    ["0e999999999999", "0"],
    ["1.0E-05", "0.000010"],
    ["12e3", "12000"],
    ["1.25e1", "12.5"],
    ["-1.5e-1", "-0.15"],
    ["1e40", `1${"0".repeat(40)}`],
    ["1e41", "1e41"],
    ["1e-41", "1e-41"],
    ["1e99999999999999999999", "1e99999999999999999999"],
    ["x", "x"],
  ])("%s is %s", (number, plain) => {
    expect(plainSpelling(number)).toBe(plain);
  });
});
