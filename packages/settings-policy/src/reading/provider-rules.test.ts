import { describe, expect, it } from "@jest/globals";
import { aProvider, brokenIn, idOf, overridesOf } from "../testing/a-document.js";

const NULL = "must not be null";
const CONTROL = "must hold no control character";
const chars = (length: number): string => "x".repeat(length);
const withProviders = (...providers: readonly unknown[]): unknown => ({ ai: { providers } });
const inProvider = (values: object): unknown => withProviders({ ...aProvider(), ...values });

describe("an entry of ai.providers", () => {
  it.each<[field: string, taken: readonly unknown[], refused: readonly (readonly [unknown, string])[]]>([
    [
      "id",
      [idOf(9)],
      [
        ["", "must be a GUID"],
        [null, NULL],
        ["00000000-0000-0000-0000-000000000000", "must not be the empty GUID"],
      ],
    ],
    [
      "kind",
      ["vendor-a", "vendor-b", "vendor-c"],
      [
        ["Vendor-A", "must be one of vendor-a, vendor-b, vendor-c, vendor-a-compatible"],
        [null, NULL],
        [1, "must be a string"],
      ],
    ],
    [
      "name",
      ["n", chars(100)],
      [
        [chars(101), "must have 1 to 100 characters"],
        [" \u3000", "must not be blank"],
        [null, NULL],
      ],
    ],
    [
      "model",
      ["m", chars(200)],
      [
        [chars(201), "must have at most 200 characters"],
        ["a\u001f", CONTROL],
        [null, NULL],
        ["", "must not be blank, since the provider is enabled"],
        ["  ", "must not be blank, since the provider is enabled"],
      ],
    ],
    [
      "baseUrl",
      ["", "http://a.test:1/v1"],
      [
        ["http://", "must be an absolute http or https URL"],
        [null, NULL],
      ],
    ],
    [
      "enabled",
      [true, false],
      [
        [null, NULL],
        ["yes", "must be true or false"],
      ],
    ],
    ["supportsStructuredOutput", [true, false], [[1, "must be true or false"]]],
    ["supportsStreaming", [true, false], [[null, NULL]]],
    [
      "temperature",
      [null, 0, 0.7, 2],
      [
        [-0.1, "must be from 0 to 2"],
        [2.1, "must be from 0 to 2"],
        ["1", "must be a number"],
      ],
    ],
    [
      "timeoutSeconds",
      [1, 600],
      [
        [0, "must be from 1 to 600"],
        [601, "must be from 1 to 600"],
        [1.5, "must be an integer"],
        [null, NULL],
      ],
    ],
    [
      "monthlyBudgetUsd",
      [null, 0, 1_000_000],
      [
        [-1, "must be from 0 to 1000000"],
        [1e6 + 1, "must be from 0 to 1000000"],
      ],
    ],
    [
      "requestsPerMinute",
      [null, 1, 100_000],
      [
        [0, "must be from 1 to 100000"],
        [100_001, "must be from 1 to 100000"],
        [0.5, "must be an integer"],
      ],
    ],
  ])("%s", (field, taken, refused) => {
    for (const value of taken) {
      expect(brokenIn(inProvider({ [field]: value }))).toEqual([]);
    }
    for (const [value, message] of refused) {
      expect(brokenIn(inProvider({ [field]: value }))).toEqual([`ai.providers[0].${field}: ${message}`]);
    }
  });

  it.each([
    [{}, ["id: is required", "kind: is required", "name: is required", "model: is required"]],
    [{ ...aProvider(), url: "x" }, ["url: is not a setting"]],
  ])("%j breaks the rules of its fields", (provider, messages) => {
    expect(brokenIn(withProviders(provider))).toEqual(
      messages.map((message) => `ai.providers[0].${message}`),
    );
  });

  it("needs a model only while it is enabled, which it is unless it says otherwise", () => {
    expect(brokenIn(inProvider({ model: "", enabled: false }))).toEqual([]);
    expect(brokenIn(inProvider({ model: " ", enabled: true }))).toHaveLength(1);
    expect(brokenIn(inProvider({ model: "", enabled: "no" }))).toEqual([
      "ai.providers[0].enabled: must be true or false",
    ]);
  });

  it("needs a URL for the kind vendor-a-compatible, also while it is off", () => {
    const message = "must be given, since the kind vendor-a-compatible has no address of its own";
    for (const values of [{}, { baseUrl: "" }, { enabled: false }]) {
      expect(brokenIn(inProvider({ kind: "vendor-a-compatible", ...values }))).toEqual([
        `ai.providers[0].baseUrl: ${message}`,
      ]);
    }
    expect(brokenIn(inProvider({ kind: "vendor-a-compatible", baseUrl: "https://a.test" }))).toEqual([]);
    expect(brokenIn(inProvider({ kind: "vendor-a-compatible", baseUrl: "a.test" }))).toEqual([
      "ai.providers[0].baseUrl: must be an absolute http or https URL",
    ]);
  });

  it("has an ID of its own, in whatever case it is written", () => {
    const id = "ABCDEF00-0000-4000-8000-000000000001";
    const twice = [aProvider({ id: id.toLowerCase() as never }), { ...aProvider(), id }];
    expect(brokenIn(withProviders(aProvider(), ...twice))).toEqual([
      "ai.providers[2].id: is the ID of another provider of the list",
    ]);
    expect(overridesOf(withProviders({ ...aProvider(), id })).ai?.providers?.[0]?.id).toBe(id.toLowerCase());
  });

  it("that cannot be read hides no other, and repeats no ID", () => {
    expect(
      brokenIn(
        withProviders(null, "x", { ...aProvider(), id: "?" }, { ...aProvider(), id: "?" }, aProvider()),
      ),
    ).toEqual([
      `ai.providers[0]: ${NULL}`,
      "ai.providers[1]: must be an object",
      "ai.providers[2].id: must be a GUID",
      "ai.providers[3].id: must be a GUID",
    ]);
  });

  it("is one of 20 at most", () => {
    const many = Array.from({ length: 20 }, (_, index) => aProvider({ id: idOf(index + 1) }));
    expect(brokenIn(withProviders(...many))).toEqual([]);
  });
});
