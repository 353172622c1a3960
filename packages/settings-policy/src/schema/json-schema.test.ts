import { describe, expect, it } from "@jest/globals";
import type { ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import {
  BUILT_IN_DEFAULTS,
  defaultPolicy,
  instanceSettingsJsonSchema,
  parseInstanceSettings,
  parseWorkspaceOverrides,
  settingsJsonSchema,
} from "../index.js";
import { aProvider, bytesOf } from "../testing/a-document.js";
import { arbitraryOverrides, arbitraryPolicy } from "../testing/arbitrary-settings.js";
import { PUBLIC_URLS, REFUSED_URLS } from "../testing/hostile-urls.js";

/** Compiled anew for each test: what is read of a schema is then work of the test. */
function compiled(): { readonly settings: ValidateFunction; readonly instance: ValidateFunction } {
  const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true, strictRequired: false });
  return { settings: ajv.compile(settingsJsonSchema()), instance: ajv.compile(instanceSettingsJsonSchema()) };
}

const parses = (document: unknown): boolean => parseWorkspaceOverrides(bytesOf(document)).ok;
const inProvider = (values: object): unknown => ({ ai: { providers: [{ ...aProvider(), ...values }] } });

describe("the JSON Schema of settings", () => {
  it("is one of draft 2020-12 with words for every field", () => {
    expect(settingsJsonSchema()["$schema"]).toBe("https://json-schema.org/draft/2020-12/schema");
    const words = (schema: unknown): readonly unknown[] => {
      const { title, description, properties = {}, items } = schema as Record<string, never>;
      return [
        title,
        description,
        ...Object.values(properties).flatMap(words),
        ...(items ? words(items) : []),
      ];
    };
    const all = words(instanceSettingsJsonSchema());
    expect(all.length).toBeGreaterThan(100);
    expect(all.every((text) => typeof text === "string" && text.length > 1)).toBe(true);
  });

  it("states the built-in default of every value", () => {
    const defaults = (schema: unknown): unknown => {
      const { properties, default: value } = schema as Record<string, never>;
      return properties === undefined
        ? value
        : Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, defaults(inner)]));
    };
    expect(defaults(settingsJsonSchema())).toEqual(BUILT_IN_DEFAULTS);
  });

  it("takes what the parser takes", () => {
    const takes = compiled();
    fc.assert(
      fc.property(arbitraryOverrides, arbitraryPolicy, (defaults, policy) => {
        expect(takes.settings(defaults)).toBe(true);
        expect(takes.instance({ policy, defaults })).toBe(true);
      }),
      { seed: 73 },
    );
    expect(takes.settings(BUILT_IN_DEFAULTS)).toBe(true);
    expect(takes.instance({ policy: defaultPolicy("local"), defaults: {} })).toBe(true);
  });

  it("refuses nothing that the parser takes of a document with one value changed", () => {
    const value = fc.oneof(
      fc.constantFrom<unknown>(null, true, "", " ", "x", "USD", "vendor-a-compatible", [], {}, ["vendor-a"]),
      fc.constantFrom(-1, 0, 0.5, 1, 3600, 1e6, 2e9, 1e10),
      fc.constantFrom<string>(...PUBLIC_URLS),
    );
    const pick = fc.nat();
    const takes = compiled();
    fc.assert(
      fc.property(arbitraryOverrides, pick, pick, value, (overrides, section, field, changed) => {
        const document = structuredClone(overrides) as Record<string, Record<string, unknown>>;
        const sections = Object.keys(document);
        const values = document[sections[section % sections.length] ?? ""] ?? {};
        const fields = Object.keys(values);
        values[fields[field % fields.length] ?? "x"] = changed;
        expect(takes.settings(document) || !parses(document)).toBe(true);
      }),
      { seed: 74 },
    );
  });

  it.each([
    ["an unknown section", { x: {} }],
    ["an unknown field", { cost: { x: 1 } }],
    ["null where it is none", { cost: { region: null } }],
    ["a wrong type", { import: { maxFiles: "1" } }],
    ["a broken integer", { import: { maxFiles: 1.5 } }],
    ["too small a number", { import: { maxFiles: 0 } }],
    ["the excluded bound", { simulation: { arrivalRatePerSecond: 0 } }],
    ["too large a number", { usage: { monthlyAiBudgetUsd: 1_000_001 } }],
    ["too long a text", { cost: { region: "x".repeat(101) } }],
    ["a control character", { cost: { region: "a\u0085" } }],
    ["white space in a ref", { codehost: { defaultRef: "a b" } }],
    ["a currency in lower case", { cost: { currency: "usd" } }],
    ["too long a URL", { codehost: { apiBaseUrl: `https://a.test/${"x".repeat(2000)}` } }],
    ["no URL where one is needed", { codehost: { apiBaseUrl: "" } }],
    ["a bad GUID", { ai: { taskRouting: { explain: "x" } } }],
    ["too many entries", { import: { excludeGlobs: Array(101).fill("a") } }],
    ["a blank name", inProvider({ name: " " })],
    ["a provider without fields", { ai: { providers: [{}] } }],
    ["an unknown kind", inProvider({ kind: "x" })],
    ["an enabled provider without a model", inProvider({ model: " " })],
    ["a compatible provider without a URL", inProvider({ kind: "vendor-a-compatible" })],
    ["a compatible provider with an empty URL", inProvider({ kind: "vendor-a-compatible", baseUrl: "" })],
  ])("refuses %s, as the parser does", (_, document) => {
    expect([compiled().settings(document), parses(document)]).toEqual([false, false]);
  });

  it("refuses most texts that are no URL", () => {
    const takes = compiled();
    const left = REFUSED_URLS.filter((url) => takes.settings({ codehost: { apiBaseUrl: url } }));
    // What only a parser of hosts sees.
    expect(left.every((url) => /^https:\/\/[^\s/@\\]+\/?$/u.test(url))).toBe(true);
  });

  it("of an instance refuses a policy that is not whole", () => {
    const takes = compiled();
    for (const document of [{}, { policy: {}, defaults: {} }, { policy: defaultPolicy("local") }]) {
      expect([takes.instance(document), parseInstanceSettings(bytesOf(document)).ok]).toEqual([false, false]);
    }
    const twice = { ...defaultPolicy("local"), allowedAiProviderKinds: ["vendor-a", "vendor-a"] };
    expect(takes.instance({ policy: twice, defaults: {} })).toBe(false);
  });
});
