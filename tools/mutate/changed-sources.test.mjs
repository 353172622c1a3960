import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { changedSources, rangesByPackage } from "./changed-sources.mjs";

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

describe("what changed", () => {
  const A = "packages/one/src/a.ts";
  let folder = "";

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "plumbline-changed-"));
    git("init", "--quiet", "--initial-branch=main");
    write(A, "1\n2\n");
    commit();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function git(...args) {
    const identity = ["-c", "user.name=a", "-c", "user.email=a@a.test", "-c", "commit.gpgsign=false"];
    execFileSync("git", [...identity, "-C", folder, ...args], { stdio: "ignore" });
  }

  function write(file, text) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }

  function commit() {
    git("add", "--all");
    git("commit", "--quiet", "--allow-empty", "--message=change");
  }

  const changed = async (at = folder) => {
    const { reason, byPackage } = await changedSources(at);
    return reason ?? Object.fromEntries(byPackage);
  };

  it("on a branch is all since it left main, committed or not", async () => {
    git("checkout", "--quiet", "-b", "branch");
    write(A, "1\n2\n3\n");
    commit();
    write("packages/two/src/b.ts", "1\n");
    git("add", "--all");
    expect(await changed()).toEqual({ one: [`${A}:3-3`], two: ["packages/two/src/b.ts:1-1"] });
  });

  it("on main is what its last commit changed", async () => {
    write(A, "1\n2\n3\n");
    commit();
    write(A, "0\n2\n3\n");
    commit();
    expect(await changed()).toEqual({ one: [`${A}:1-1`] });
    commit();
    expect(await changed()).toBe("No source of a package changed: nothing is mutated.");
  });

  it("on main with something uncommitted is that alone", async () => {
    write(A, "1\n2\n3\n");
    commit();
    write(A, "1\n2\n3\n4\n");
    expect(await changed()).toEqual({ one: [`${A}:4-4`] });
  });

  it("is nothing where main, or the commit before it, is not in the clone", async () => {
    commit();
    const shallow = `${folder}/shallow`;
    git("clone", "--quiet", "--depth=1", pathToFileURL(folder).href, shallow);
    expect(await changed(shallow)).toMatch("This is main, and the commit before it is not in this clone");
    git("branch", "--quiet", "--move", "main", "other");
    expect(await changed()).toMatch("No main to compare with");
  });
});
