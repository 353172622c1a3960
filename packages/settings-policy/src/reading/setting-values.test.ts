import { describe, expect, it } from "@jest/globals";
import { SETTINGS_LIMITS } from "../limits.js";
import { brokenIn, idOf, overridesOf } from "../testing/a-document.js";

const NULL = "must not be null";
const CONTROL = "must hold no control character";
const chars = (length: number): string => "x".repeat(length);
const url = (length: number): string => `https://a.test/${chars(length - 15)}`;

/** A document with one value at a path. */
function documentWith(path: string, value: unknown): unknown {
  return path.split(".").reduceRight((inner, key) => ({ [key]: inner }), value);
}

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
