import { describe, expect, it } from "@jest/globals";
import { countsOfRuns, evidenceParts } from "./evidence-parts.js";

const NONE = { passed: 0, failed: 0, stale: 0, notRun: 0, unsupported: 0 };

describe("an evidence bar", () => {
  it("has a part for each result that something has, in one order", () => {
    expect(evidenceParts({ ...NONE, stale: 2, passed: 3 })).toEqual([
      { name: "passed", count: 3 },
      { name: "stale", count: 2 },
    ]);
  });

  it("has none where nothing is counted", () => {
    expect(evidenceParts(NONE)).toEqual([]);
  });

  it("counts what runs that just ended gave", () => {
    const runs = [{ result: "passed" }, { result: "not-run" }, { result: "passed" }] as const;
    expect(countsOfRuns(runs)).toEqual({ ...NONE, passed: 2, notRun: 1 });
  });
});
