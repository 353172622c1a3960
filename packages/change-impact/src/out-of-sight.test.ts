import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
  anyLoss,
  goldenFiles,
  LOSSES,
  type OutOfSight,
  outOfSight,
} from "../../source-scanner/src/testing/out-of-sight.js";
import { compareSnapshots } from "./comparing/compare-snapshots.js";

/** Whatever is claimed of a change that is none: files got out of sight, and no word of them is another. */
function claimedOf(base: OutOfSight["before"], head: OutOfSight["after"]): readonly string[] {
  const { facts, patterns } = compareSnapshots({ base, head });
  return [
    ...facts.map(({ fact, change }) => `${change} ${fact.factKey}`),
    ...patterns.map(({ finding, change }) => `${change} ${finding.serviceKey} ${finding.pattern}`),
  ].filter((told) => !told.startsWith("unknown "));
}

describe.each(["dotnet", "jvm", "mixed", "joined"])("in %s, what got out of sight is no change", (name) => {
  const files = goldenFiles(name);

  it.each(Object.keys(files))("without %s", (path) => {
    for (const loss of LOSSES) {
      const { before, after } = outOfSight(files, [path], loss);
      expect([claimedOf(before, after), claimedOf(after, before)]).toEqual([[], []]);
    }
  });

  it("without any files", () => {
    fc.assert(
      fc.property(anyLoss(files), ([paths, loss]) => {
        const { before, after } = outOfSight(files, paths, loss);
        expect([claimedOf(before, after), claimedOf(after, before)]).toEqual([[], []]);
      }),
      { seed: 32, numRuns: 40 },
    );
  });
});
