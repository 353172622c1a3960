import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { SETTINGS_READING_LIMITS } from "../limits.js";
import { aProvider, brokenIn, bytesOf, overridesOf } from "../testing/a-document.js";
import { arbitraryOverrides } from "../testing/arbitrary-settings.js";
import { parseWorkspaceOverrides } from "./parse-settings.js";

describe("the text of settings", () => {
  it.each([
    ["", "is not JSON"],
    ["{", "is not JSON"],
    ['{"ai":{},}', "is not JSON"],
    ["{'ai':{}}", "is not JSON"],
    ["NaN", "is not JSON"],
    ["[]", "must be a JSON object"],
    ["null", "must be a JSON object"],
    ['"x"', "must be a JSON object"],
    ["7", "must be a JSON object"],
    [`{"ai":${"[".repeat(64)}${"]".repeat(64)}}`, ""],
  ])("%j is no document", (text, message) => {
    const parsed = parseWorkspaceOverrides(bytesOf(text));
    expect(parsed).toMatchObject({
      ok: false,
      code: "invalid_body",
      errors: [{ message: expect.stringContaining(message) }],
    });
  });

  it("is UTF-8, with or without a mark of the order of bytes", () => {
    expect(parseWorkspaceOverrides(Uint8Array.of(0x7b, 0xff, 0x7d))).toMatchObject({ code: "invalid_body" });
    expect(brokenIn("\ufeff{}")).toEqual([]);
  });

  it("spells integers in any way", () => {
    const text =
      '{"import":{"maxFiles":2e3,"maxFileBytes":2000.0,"maxTotalBytes":20000E-1},"simulation":{"seed":-0}}';
    expect(overridesOf(text)).toEqual({
      import: { maxFiles: 2000, maxFileBytes: 2000, maxTotalBytes: 2000 },
      simulation: { seed: 0 },
    });
    expect(Object.is(overridesOf(text).simulation?.seed, 0)).toBe(true);
  });

  it("states numbers within range, however they are spelled", () => {
    expect(brokenIn('{"import":{"maxFiles":1e999},"usage":{"monthlyAiBudgetUsd":-1e999}}')).toEqual([
      "import.maxFiles: must be from 1 to 100000",
      "usage.monthlyAiBudgetUsd: must be from 0 to 1000000",
    ]);
    expect(brokenIn(`{"usage":{"monthlyAiBudgetUsd":0.${"1".repeat(100)}}}`)).toEqual([]);
  });

  it("repeats no field, at any level, however it is spelled", () => {
    const text = '{"ai":{},"cost":{"region":"a","region":"a","regio\\u006e":"a"},"\\u0061i":{}}';
    expect(brokenIn(text)).toEqual(["cost.region: is repeated", "ai: is repeated"]);
    const provider = JSON.stringify(aProvider()).replace("{", '{"model":"x",');
    expect(brokenIn(`{"ai":{"providers":[${provider}]}}`)).toEqual(["ai.providers[0].model: is repeated"]);
  });

  it("holds no unknown field, whatever its name", () => {
    const text =
      '{"__proto__":{"x":1},"constructor":1,"Ai":{},"cost":{"toString":null},"a\\u0000b":1,"ai":{"taskRouting":{"other":null}}}';
    expect(brokenIn(text)).toEqual([
      "ai.taskRouting.other: is not a setting",
      "cost.toString: is not a setting",
      "Ai: is not a setting",
      "__proto__: is not a setting",
      '["a\\u0000b"]: is not a setting',
      "constructor: is not a setting",
    ]);
  });

  it("is valid Unicode", () => {
    expect(brokenIn('{"cost":{"region":"\\ud800"},"\\udc00":1}')).toEqual([
      "cost.region: holds invalid Unicode",
      '["\ufffd"]: holds invalid Unicode',
      '["\ufffd"]: is not a setting',
    ]);
  });

  it("has every broken rule named at once, and once, up to a number", () => {
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`x${index}`, 1]));
    expect(brokenIn(many)).toHaveLength(SETTINGS_READING_LIMITS.issues);
  });
});

describe("what of a refused document can be read", () => {
  it("is what breaks no rule; providers keep their places", () => {
    const text = {
      cost: { region: 1, provider: "p" },
      x: 1,
      ai: { providers: [{ ...aProvider(), name: 1 }, null] },
    };
    expect(parseWorkspaceOverrides(bytesOf(text))).toMatchObject({
      readable: {
        cost: { provider: "p" },
        ai: {
          providers: [
            { ...aProvider(), name: "" },
            { id: "", kind: "", name: "", model: "" },
          ],
        },
      },
    });
  });
});

describe("any document that is taken", () => {
  it("reads back as it was written, with its keys in the order of the settings", () => {
    fc.assert(
      fc.property(arbitraryOverrides, (overrides) => {
        const read = overridesOf(overrides);
        expect(read).toEqual(overrides);
        expect(JSON.stringify(overridesOf(read))).toBe(JSON.stringify(read));
      }),
      { seed: 65 },
    );
  });

  it("means the same in whatever order its keys are", () => {
    fc.assert(
      fc.property(arbitraryOverrides, (overrides) => {
        expect(JSON.stringify(overridesOf(reversed(overrides)))).toBe(JSON.stringify(overridesOf(overrides)));
      }),
      { seed: 66 },
    );
  });

  it("breaks the same rules in whatever order its keys are", () => {
    const value = fc.oneof(fc.constant(null), fc.integer(), fc.string(), fc.constant([]), fc.constant({}));
    fc.assert(
      fc.property(
        arbitraryOverrides,
        fc.constantFrom("ai", "cost", "import", "other"),
        value,
        (overrides, key, wrong) => {
          const document = {
            ...overrides,
            [key]: { ...overrides[key as "ai"], region: wrong, providers: wrong },
          };
          expect(brokenIn(reversed(document))).toEqual(brokenIn(document));
        },
      ),
      { seed: 67 },
    );
  });

  it("ends in a document or in issues for any value at all", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const parsed = parseWorkspaceOverrides(bytesOf(value));
        expect(parsed.ok || parsed.errors.length > 0).toBe(true);
      }),
      { seed: 68 },
    );
  });
});

function reversed(value: unknown): unknown {
  if (typeof value !== "object" || value === null) {
    return value;
  }
  return Array.isArray(value)
    ? value.map(reversed)
    : Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, inner]) => [key, reversed(inner)]),
      );
}
