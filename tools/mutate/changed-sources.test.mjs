import { describe, expect, it } from "@jest/globals";
import { rangesByPackage } from "./changed-sources.mjs";

/** A diff without context of one file. */
function diffOf(file, ...hunks) {
  return [`--- a/${file}`, `+++ b/${file}`, ...hunks.flatMap((hunk) => [`@@ ${hunk} @@ here`, "+x"])].join(
    "\n",
  );
}

describe("the lines that changed", () => {
  it("are ranges of each source of a package", () => {
    const diff = [
      diffOf("packages/one/src/a.ts", "-1 +2,3", "-9,2 +12"),
      diffOf("packages/two/src/deep/b.ts", "-0,0 +1,5"),
    ].join("\n");
    expect([...rangesByPackage(diff)]).toEqual([
      ["one", ["packages/one/src/a.ts:2-4", "packages/one/src/a.ts:12-12"]],
      ["two", ["packages/two/src/deep/b.ts:1-5"]],
    ]);
  });

  it.each([
    ["lines that are gone", diffOf("packages/one/src/a.ts", "-3,2 +2,0")],
    ["a file that is gone", "--- a/packages/one/src/a.ts\n+++ /dev/null\n@@ -1,3 +0,0 @@"],
    ["tests", diffOf("packages/one/src/a.test.ts", "-1 +1")],
    ["what tests use", diffOf("packages/one/src/testing/a.ts", "-1 +1")],
    ["golden files", diffOf("packages/one/src/a.json", "-1 +1")],
  ])("are none of %s", (_, diff) => {
    expect([...rangesByPackage(diff)]).toEqual([]);
  });
});
