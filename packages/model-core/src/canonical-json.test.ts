import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { canonicalJson, type JsonValue } from "./index.js";

describe("canonicalJson", () => {
  it("writes the example of RFC 8785, section 3.2.2", () => {
    const text = String.raw`{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
      "literals": [null, true, false]
    }`;
    expect(canonicalJson(JSON.parse(text))).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
  });

  it("sorts keys by code unit, as RFC 8785, section 3.2.3", () => {
    const keys = ["\u20ac", "\r", "\ufb33", "1", "\u0080", "\u{1f600}", "\u00f6"];
    const object = Object.fromEntries(keys.map((key) => [key, key]));
    expect(Object.keys(JSON.parse(canonicalJson(object)))).toHaveLength(7);
    const order = ["\r", "1", "\u0080", "\u00f6", "\u20ac", "\u{1f600}", "\ufb33"];
    expect(canonicalJson(object)).toBe(
      `{${order.map((key) => `${JSON.stringify(key)}:${JSON.stringify(key)}`)}}`,
    );
  });

  it("keeps the order of keys that are indexes, and __proto__", () => {
    const object = JSON.parse('{"b":[{"10":1,"9":2,"__proto__":{"z":1,"a":"\\""}}],"a":0}');
    expect(canonicalJson(object)).toBe('{"a":0,"b":[{"10":1,"9":2,"__proto__":{"a":"\\"","z":1}}]}');
  });

  // The values of appendix B.
  it.each([
    ["0000000000000000", "0"],
    ["8000000000000000", "0"],
    ["0000000000000001", "5e-324"],
    ["8000000000000001", "-5e-324"],
    ["7fefffffffffffff", "1.7976931348623157e+308"],
    ["ffefffffffffffff", "-1.7976931348623157e+308"],
    ["4340000000000000", "9007199254740992"],
    ["c340000000000000", "-9007199254740992"],
    ["4430000000000000", "295147905179352830000"],
    ["44b52d02c7e14af5", "9.999999999999997e+22"],
    ["44b52d02c7e14af6", "1e+23"],
    ["44b52d02c7e14af7", "1.0000000000000001e+23"],
    ["444b1ae4d6e2ef4e", "999999999999999700000"],
    ["444b1ae4d6e2ef4f", "999999999999999900000"],
    ["444b1ae4d6e2ef50", "1e+21"],
    ["3eb0c6f7a0b5ed8c", "9.999999999999997e-7"],
    ["3eb0c6f7a0b5ed8d", "0.000001"],
    ["41b3de4355555553", "333333333.3333332"],
    ["41b3de4355555554", "333333333.33333325"],
    ["41b3de4355555555", "333333333.3333333"],
    ["41b3de4355555556", "333333333.3333334"],
    ["41b3de4355555557", "333333333.33333343"],
    ["becbf647612f3696", "-0.0000033333333333333333"],
    ["43143ff3c1cb0959", "1424953923781206.2"],
  ])("writes the number with the bits %s as %s", (bits, text) => {
    expect(canonicalJson(Buffer.from(bits, "hex").readDoubleBE())).toBe(text);
  });

  it.each([
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    ["\ud800"],
    [undefined],
    [() => 0],
    [1n],
    [Symbol("s")],
  ])("throws for %p, wherever it stands", (value) => {
    const odd = value as unknown as JsonValue;
    expect(() => canonicalJson(odd)).toThrow(TypeError);
    expect(() => canonicalJson([odd])).toThrow(TypeError);
    expect(() => canonicalJson({ a: { b: odd } })).toThrow(TypeError);
  });

  it("throws for a key with a lone surrogate", () => {
    expect(() => canonicalJson({ "\udc00": 1 })).toThrow(TypeError);
  });

  it("does not depend on the order of keys, and says the same value", () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const text = canonicalJson(value as JsonValue);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(reversed(value as JsonValue))).toBe(text);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
      { seed: 3, numRuns: 1000 },
    );
  });

  it("writes objects of the same keys in other orders, and of the same first key, alike", () => {
    expect(canonicalJson([{ b: 1, a: 2 }, { b: 3, a: 4 }, { b: 5, c: 6 }, { a: 7, b: 8 }, {}])).toBe(
      '[{"a":2,"b":1},{"a":4,"b":3},{"b":5,"c":6},{"a":7,"b":8},{}]',
    );
  });

  it("writes a value of keys that it knows as it wrote the first one", () => {
    for (const _ of [1, 2]) {
      expect(canonicalJson({ "10": { d: 1, c: 2 }, "9": 3 })).toBe('{"10":{"c":2,"d":1},"9":3}');
      expect(canonicalJson({ d: 1, c: 2 })).toBe('{"c":2,"d":1}');
      expect(() => canonicalJson({ "\udc00": 1 })).toThrow(TypeError);
    }
  });
});

function reversed(value: JsonValue): JsonValue {
  if (typeof value !== "object" || value === null) {
    return value;
  }
  if (Array.isArray(value)) {
    return value.map(reversed);
  }
  const entries = Object.entries(value).toReversed();
  const object: Record<string, JsonValue> = {};
  for (const [key, entry] of entries) {
    Object.defineProperty(object, key, { value: reversed(entry), enumerable: true });
  }
  return object;
}
