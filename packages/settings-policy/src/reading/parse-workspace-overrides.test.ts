import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { SETTINGS_LIMITS, SETTINGS_READING_LIMITS } from "../limits.js";
import { aProvider, brokenIn, bytesOf, idOf, overridesOf } from "../testing/a-document.js";
import { arbitraryOverrides } from "../testing/arbitrary-settings.js";
import { parseWorkspaceOverrides } from "./parse-settings.js";

/** A document with one value at a path. */
function documentWith(path: string, value: unknown): unknown {
  return path.split(".").reduceRight((inner, key) => ({ [key]: inner }), value);
}

const withProviders = (...providers: readonly unknown[]): unknown => ({ ai: { providers } });
const inProvider = (values: object): unknown => withProviders({ ...aProvider(), ...values });
const chars = (length: number): string => "x".repeat(length);
const url = (length: number): string => `https://a.test/${chars(length - 15)}`;

const NULL = "must not be null";
const CONTROL = "must hold no control character";

describe("the values of settings", () => {
  it.each<[path: string, taken: readonly unknown[], refused: readonly (readonly [unknown, string])[]]>([
    [
      "ai.taskRouting.inferArchitecture",
      [null],
      [
        ["x", "must be a GUID"],
        [1, "must be a string"],
      ],
    ],
    ["ai.taskRouting.proposeFlow", [null], [["", "must be a GUID"]]],
    ["ai.taskRouting.critique", [null], [[`{${idOf(1)}}`, "must be a GUID"]]],
    ["ai.taskRouting.explain", [null], [[false, "must be a string"]]],
    [
      "codehost.apiBaseUrl",
      ["https://a.test", url(SETTINGS_LIMITS.urlLength)],
      [
        ["", "must be an absolute http or https URL"],
        [null, NULL],
        [url(SETTINGS_LIMITS.urlLength + 1), "must have at most 2000 characters"],
        ["https://me:pw@a.test", "must hold no user name or password"],
      ],
    ],
    [
      "codehost.defaultRef",
      ["", "main", "refs/heads/é", chars(255)],
      [
        [chars(256), "must have at most 255 characters"],
        ["a b", "must hold no white space"],
        ["a\u00a0b", "must hold no white space"],
        ["a\u0085b", CONTROL],
        [null, NULL],
      ],
    ],
    [
      "import.maxFiles",
      [1, 100_000],
      [
        [0, "must be from 1 to 100000"],
        [100_001, "must be from 1 to 100000"],
        [1.5, "must be an integer"],
      ],
    ],
    [
      "import.maxFileBytes",
      [1, 16_777_216],
      [
        [0, "must be from 1 to 16777216"],
        [16_777_217, "must be from 1 to 16777216"],
      ],
    ],
    [
      "import.maxTotalBytes",
      [1, 1_073_741_824],
      [
        [0, "must be from 1 to 1073741824"],
        [1_073_741_825, "must be from 1 to 1073741824"],
      ],
    ],
    [
      "import.excludeGlobs",
      [[], Array(100).fill("a"), [chars(200)]],
      [
        [Array(101).fill("a"), "must have at most 100 entries"],
        ["**", "must be a list"],
        [null, NULL],
        [{}, "must be a list"],
      ],
    ],
    [
      "cost.provider",
      ["", chars(100)],
      [
        [chars(101), "must have at most 100 characters"],
        ["\u0000", CONTROL],
        [null, NULL],
      ],
    ],
    [
      "cost.region",
      ["", chars(100), "😀".repeat(50)],
      [
        ["😀".repeat(51), "must have at most 100 characters"],
        ["a\u007f", CONTROL],
      ],
    ],
    [
      "cost.currency",
      ["USD", "ZZZ"],
      [
        ["usd", "must be three letters A to Z"],
        [" USD", "must be three letters A to Z"],
        [null, NULL],
      ],
    ],
    [
      "cost.cloudPricesBaseUrl",
      ["", "http://a.test"],
      [
        ["a.test", "must be an absolute http or https URL"],
        [null, NULL],
      ],
    ],
    [
      "cost.stalePriceAfterDays",
      [1, 3650],
      [
        [0, "must be from 1 to 3650"],
        [3651, "must be from 1 to 3650"],
      ],
    ],
    [
      "simulation.seed",
      [0, 2_147_483_647],
      [
        [-1, "must be from 0 to 2147483647"],
        [2_147_483_648, "must be from 0 to 2147483647"],
      ],
    ],
    [
      "simulation.durationSeconds",
      [1, 3600],
      [
        [0, "must be from 1 to 3600"],
        [3601, "must be from 1 to 3600"],
      ],
    ],
    [
      "simulation.warmUpSeconds",
      [0, 3599],
      [
        [-1, "must be from 0 to 3599"],
        [3600, "must be from 0 to 3599"],
      ],
    ],
    [
      "simulation.arrivalRatePerSecond",
      [0.001, 100_000],
      [
        [0, "must be above 0 and at most 100000"],
        [100_000.5, "must be above 0 and at most 100000"],
        ["1", "must be a number"],
      ],
    ],
    [
      "privacy.sendPrivateCodeToAi",
      [true, false],
      [
        [0, "must be true or false"],
        ["true", "must be true or false"],
        [null, NULL],
      ],
    ],
    [
      "usage.monthlyAiBudgetUsd",
      [null, 0, 0.5, 1_000_000],
      [
        [-0.01, "must be from 0 to 1000000"],
        [1_000_000.01, "must be from 0 to 1000000"],
      ],
    ],
    [
      "usage.maxScansPerDay",
      [0, 10_000],
      [
        [-1, "must be from 0 to 10000"],
        [10_001, "must be from 0 to 10000"],
        [null, NULL],
      ],
    ],
    [
      "notifications.webhookUrl",
      [null, "", "https://a.test"],
      [["a", "must be an absolute http or https URL"]],
    ],
    [
      "ai",
      [{}],
      [
        [null, NULL],
        [[], "must be an object"],
        ["x", "must be an object"],
      ],
    ],
    [
      "ai.taskRouting",
      [{}],
      [
        [null, NULL],
        [7, "must be an object"],
      ],
    ],
    [
      "ai.providers",
      [[]],
      [
        [null, NULL],
        [Array(21).fill({}), "must have at most 20 entries"],
      ],
    ],
  ])("%s", (path, taken, refused) => {
    for (const value of taken) {
      expect(overridesOf(documentWith(path, value))).toEqual(documentWith(path, value));
    }
    for (const [value, message] of refused) {
      expect(brokenIn(documentWith(path, value))).toEqual([`${path}: ${message}`]);
    }
  });

  it("has patterns of 1 to 200 characters", () => {
    expect(brokenIn({ import: { excludeGlobs: ["", chars(201), "a\nb", null, 1] } })).toEqual([
      "import.excludeGlobs[0]: must have 1 to 200 characters",
      "import.excludeGlobs[1]: must have 1 to 200 characters",
      `import.excludeGlobs[2]: ${CONTROL}`,
      `import.excludeGlobs[3]: ${NULL}`,
      "import.excludeGlobs[4]: must be a string",
    ]);
  });

  it("names every rule that one text breaks", () => {
    expect(brokenIn({ cost: { currency: "us\n\n" } })).toEqual([
      `cost.currency: ${CONTROL}`,
      "cost.currency: must be three letters A to Z",
    ]);
    expect(brokenIn({ notifications: { webhookUrl: `ftp://\u0001${chars(2000)}` } })).toEqual([
      "notifications.webhookUrl: must have at most 2000 characters",
      `notifications.webhookUrl: ${CONTROL}`,
      "notifications.webhookUrl: must be an absolute http or https URL",
    ]);
  });
});

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
    );
  });

  it("means the same in whatever order its keys are", () => {
    fc.assert(
      fc.property(arbitraryOverrides, (overrides) => {
        expect(JSON.stringify(overridesOf(reversed(overrides)))).toBe(JSON.stringify(overridesOf(overrides)));
      }),
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
    );
  });

  it("ends in a document or in issues for any value at all", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const parsed = parseWorkspaceOverrides(bytesOf(value));
        expect(parsed.ok || parsed.errors.length > 0).toBe(true);
      }),
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
