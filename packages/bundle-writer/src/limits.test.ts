import { describe, expect, it } from "@jest/globals";
import { BUILD_REQUEST_LIMITS, BUNDLE_LIMITS, MANIFEST_BODY_LIMITS } from "./limits.js";

const ROWS: readonly (readonly [string, number, number])[] = [
  ["bytes of a bundle", BUNDLE_LIMITS.bundleBytes, 33_554_432],
  ["bytes of one file", BUNDLE_LIMITS.fileBytes, 16_777_216],
  ["files of a bundle", BUNDLE_LIMITS.files, 5000],
  ["bytes of a manifest", BUNDLE_LIMITS.manifestBytes, 16_777_216],
  ["pinned runs", BUNDLE_LIMITS.pinnedRuns, 100_000],
  ["entries of each other list of a pinned state", BUNDLE_LIMITS.pinnedEntries, 5_000],
  ["characters of a source", BUNDLE_LIMITS.sourceCharacters, 1_000],
  ["entries of a list of a manifest", MANIFEST_BODY_LIMITS.entries, 160_000],
  ["levels of a manifest", MANIFEST_BODY_LIMITS.levels, 16],
  ["issues of a refusal", MANIFEST_BODY_LIMITS.issues, 100],
  ["IDs in a brief selection", BUILD_REQUEST_LIMITS.selectedIds, 200],
  ["IDs sent for it", BUILD_REQUEST_LIMITS.sentIds, 2000],
  ["tokens of a brief, least", BUILD_REQUEST_LIMITS.leastTokens, 1],
  ["tokens of a brief, most", BUILD_REQUEST_LIMITS.mostTokens, 100_000_000],
  ["levels of a request", BUILD_REQUEST_LIMITS.levels, 8],
  ["issues of a request", BUILD_REQUEST_LIMITS.issues, 100],
];

describe("limits", () => {
  it.each(ROWS)("%s", (_, limit, number) => {
    expect(limit).toBe(number);
  });

  it("are all in the table", () => {
    expect(ROWS).toHaveLength(
      [BUNDLE_LIMITS, MANIFEST_BODY_LIMITS, BUILD_REQUEST_LIMITS].flatMap(Object.keys).length,
    );
  });
});
