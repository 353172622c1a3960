import { describe, expect, it } from "@jest/globals";
import { findCoverage } from "./coverage-findings.mjs";

const half = { total: 100, covered: 50 };
const all = { total: 100, covered: 100 };

/** What is found about packages of the given files, each to be covered to 75 %. */
function found(files, thresholds = { one: { lines: 75, branches: 75 } }) {
  return findCoverage(new Map(Object.entries(files)), ["one"], thresholds);
}

describe("lines and branches that no test runs", () => {
  it("are counted over all files of a package, and of no other", () => {
    const files = {
      "packages/one/src/a.ts": { lines: half, branches: all },
      "packages/one/src/b.ts": { lines: all, branches: all },
      "packages/other/src/a.ts": { lines: half, branches: half },
    };
    expect(found(files)).toEqual([]);
  });

  it("are named by file when they are too many", () => {
    const files = { "packages/one/src/a.ts": { lines: all, branches: half } };
    expect(found(files)).toEqual([
      "one: 50.00 % of branches, at least 75 %:",
      "  packages/one/src/a.ts: 50 of 100",
    ]);
  });

  it("are not passed over in a package without tests or without a threshold", () => {
    expect(found({})).toEqual([
      expect.stringContaining("0.00 % of lines"),
      expect.stringContaining("0.00 %"),
    ]);
    expect(found({}, {})).toEqual([expect.stringContaining("one has no threshold")]);
  });
});
