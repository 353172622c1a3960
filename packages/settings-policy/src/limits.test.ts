import { describe, expect, it } from "@jest/globals";
import { SECRET_LIMITS, SETTINGS_LIMITS, SETTINGS_READING_LIMITS } from "./limits.js";

const ROWS: readonly (readonly [string, number, number])[] = [
  ["bytes of workspace settings", SETTINGS_READING_LIMITS.workspaceBodyBytes, 65_536],
  ["bytes of instance settings", SETTINGS_READING_LIMITS.instanceBodyBytes, 69_632],
  ["levels of a document", SETTINGS_READING_LIMITS.levels, 64],
  ["issues of a refusal", SETTINGS_READING_LIMITS.issues, 100],
  ["providers", SETTINGS_LIMITS.providers, 20],
  ["characters of a provider's name", SETTINGS_LIMITS.providerNameLength, 100],
  ["characters of a model", SETTINGS_LIMITS.modelLength, 200],
  ["temperature", SETTINGS_LIMITS.maxTemperature, 2],
  ["seconds of a provider's time-out", SETTINGS_LIMITS.maxTimeoutSeconds, 600],
  ["a budget", SETTINGS_LIMITS.maxBudgetUsd, 1_000_000],
  ["requests per minute", SETTINGS_LIMITS.maxRequestsPerMinute, 100_000],
  ["characters of a URL", SETTINGS_LIMITS.urlLength, 2000],
  ["characters of a ref", SETTINGS_LIMITS.refLength, 255],
  ["files of a scan", SETTINGS_LIMITS.maxFiles, 100_000],
  ["bytes of a file", SETTINGS_LIMITS.maxFileBytes, 16_777_216],
  ["bytes of a scan", SETTINGS_LIMITS.maxTotalBytes, 1_073_741_824],
  ["patterns", SETTINGS_LIMITS.excludeGlobs, 100],
  ["characters of a pattern", SETTINGS_LIMITS.excludeGlobLength, 200],
  ["characters of cost provider and region", SETTINGS_LIMITS.costTextLength, 100],
  ["days until a price is stale", SETTINGS_LIMITS.maxStalePriceDays, 3650],
  ["a seed", SETTINGS_LIMITS.maxSeed, 2_147_483_647],
  ["seconds of a run", SETTINGS_LIMITS.maxDurationSeconds, 3600],
  ["arrivals per second", SETTINGS_LIMITS.maxArrivalRatePerSecond, 100_000],
  ["scans per day", SETTINGS_LIMITS.maxScansPerDay, 10_000],
  ["stress runs at once", SETTINGS_LIMITS.maxConcurrentStressRuns, 64],
  ["bytes of a secret's body", SECRET_LIMITS.bodyBytes, 32_768],
  ["characters of a secret", SECRET_LIMITS.valueLength, 4096],
];

describe("limits", () => {
  it.each(ROWS)("%s", (_, limit, number) => {
    expect(limit).toBe(number);
  });

  it("are all in the table", () => {
    expect(ROWS).toHaveLength(
      [SETTINGS_READING_LIMITS, SETTINGS_LIMITS, SECRET_LIMITS].flatMap(Object.keys).length,
    );
  });
});
