import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { compareFiles, type FileStatus } from "./compared-files.js";

const file = (path: string, sha256: string) => ({ path, sha256 });

describe("files are compared", () => {
  it("by path, in path order, each with a status", () => {
    const expected = [file("b", "1"), file("a", "1"), file("B", "1")];
    expect(compareFiles(expected, [file("c", "3"), file("b", "2"), file("a", "1")])).toEqual([
      { path: "B", status: "missing", expectedSha256: "1", actualSha256: null },
      { path: "a", status: "match", expectedSha256: "1", actualSha256: "1" },
      { path: "b", status: "differs", expectedSha256: "1", actualSha256: "2" },
      { path: "c", status: "unknown-file", expectedSha256: null, actualSha256: "3" },
    ]);
  });

  it("the other way round with missing and unknown files exchanged", () => {
    const lists = fc.uniqueArray(
      fc.record({ path: fc.string({ maxLength: 2 }), sha256: fc.constantFrom("1", "2") }),
      {
        selector: ({ path }) => path,
      },
    );
    const other: Record<FileStatus, FileStatus> = {
      match: "match",
      differs: "differs",
      missing: "unknown-file",
      "unknown-file": "missing",
    };
    fc.assert(
      fc.property(lists, lists, (left, right) => {
        const exchanged = compareFiles(right, left).map(({ path, status, expectedSha256, actualSha256 }) => {
          return { path, status: other[status], expectedSha256: actualSha256, actualSha256: expectedSha256 };
        });
        expect(compareFiles(left, right)).toEqual(exchanged);
        expect(compareFiles(left, left).every(({ status }) => status === "match")).toBe(true);
      }),
      { seed: 14, numRuns: 300 },
    );
  });
});
