import { expect, it } from "@jest/globals";
import { SCAN_LIMITS } from "./limits.js";

it("limits are those of the documentation", () => {
  expect(SCAN_LIMITS).toEqual({
    services: 500,
    facts: 20_000,
    snapshotBytes: 33_554_432,
    sources: 20,
    grounds: 20,
    sourceLength: 2000,
    nameLength: 200,
    schemaLength: 65_536,
    pathsOfCode: 20,
    pathsOfCodes: 200,
    placedSites: 200_000,
    readLength: 2_097_152,
    dockerfileLength: 131_072,
    xmlDepth: 200,
    tomlDepth: 100,
    schemaSteps: 1_000_000,
    binaryProbeBytes: 8192,
  });
});
