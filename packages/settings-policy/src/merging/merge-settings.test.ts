import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { aProvider, idOf, overridesOf } from "../testing/a-document.js";
import { arbitraryOverrides } from "../testing/arbitrary-settings.js";
import { BUILT_IN_DEFAULTS, layOver, mergeSettings } from "./merge-settings.js";

describe("a layer over another", () => {
  it("merges objects field by field", () => {
    const lower = { cost: { region: "north", currency: "EUR" } };
    expect(layOver(lower, { cost: { region: "south" } })).toEqual({
      cost: { region: "south", currency: "EUR" },
    });
  });

  it("replaces a list as a whole", () => {
    const first = { ai: { providers: [aProvider()] }, import: { excludeGlobs: ["a", "b"] } };
    const second = { ai: { providers: [aProvider({ id: idOf(2) })] }, import: { excludeGlobs: [] } };
    expect(layOver(first, second)).toEqual(second);
  });

  it("replaces a value by an explicit null", () => {
    const lower = { usage: { monthlyAiBudgetUsd: 5 }, ai: { taskRouting: { explain: idOf(1) } } };
    const upper = { usage: { monthlyAiBudgetUsd: null }, ai: { taskRouting: { explain: null } } };
    expect(layOver(lower, upper)).toEqual(upper);
  });

  it("leaves what it does not state", () => {
    const lower = { codehost: { defaultRef: "main" }, notifications: { webhookUrl: "https://a.test" } };
    expect(layOver(lower, {})).toEqual(lower);
    expect(layOver({}, lower)).toEqual(lower);
    expect(layOver(lower, { codehost: {} })).toEqual(lower);
  });

  it("is associative, and the empty layer changes nothing", () => {
    fc.assert(
      fc.property(arbitraryOverrides, arbitraryOverrides, arbitraryOverrides, (first, second, third) => {
        expect(layOver(layOver(first, second), third)).toEqual(layOver(first, layOver(second, third)));
        expect(layOver(first, first)).toEqual(first);
        expect(layOver(first, {})).toEqual(first);
        expect(layOver({}, first)).toEqual(first);
      }),
      { seed: 63 },
    );
  });
});

describe("the whole document", () => {
  it("has the built-in default of every value that no layer states", () => {
    expect(mergeSettings({}, {})).toEqual(BUILT_IN_DEFAULTS);
    expect(mergeSettings({ cost: { region: "north" } }, { usage: { maxScansPerDay: 0 } })).toEqual({
      ...BUILT_IN_DEFAULTS,
      cost: { ...BUILT_IN_DEFAULTS.cost, region: "north" },
      usage: { ...BUILT_IN_DEFAULTS.usage, maxScansPerDay: 0 },
    });
  });

  it("has every field of each provider", () => {
    expect(mergeSettings({}, { ai: { providers: [aProvider({ temperature: 1 })] } }).ai.providers).toEqual([
      {
        id: idOf(1),
        kind: "vendor-a",
        name: "First",
        model: "m-1",
        baseUrl: "",
        enabled: true,
        supportsStructuredOutput: true,
        supportsStreaming: true,
        temperature: 1,
        timeoutSeconds: 60,
        monthlyBudgetUsd: null,
        requestsPerMinute: null,
      },
    ]);
  });

  it("is a document that the parser takes and that merges into itself", () => {
    fc.assert(
      fc.property(arbitraryOverrides, arbitraryOverrides, (lower, upper) => {
        const whole = mergeSettings(lower, upper);
        expect(overridesOf(whole)).toEqual(whole);
        expect(mergeSettings(lower, whole)).toEqual(whole);
        expect(mergeSettings(whole, upper)).toEqual(whole);
      }),
      { seed: 64 },
    );
  });
});
