import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";

const script = fileURLToPath(new URL("./test.mjs", import.meta.url));
const reporter = fileURLToPath(new URL("./jest/tally-reporter.mjs", import.meta.url));

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "plumbline-test-command-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command over test files of the given texts, in a folder of their own. */
function testCommand(files, config = {}, args = []) {
  const all = { rootDir: folder, reporters: [reporter], testMatch: ["<rootDir>/*.test.js"], ...config };
  writeFileSync(join(folder, "package.json"), "{}");
  writeFileSync(join(folder, "jest.config.json"), JSON.stringify(all));
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text);
  }
  const jestArgs = ["--config", join(folder, "jest.config.json"), ...args];
  const { status, stdout } = spawnSync(process.execPath, [script, ...jestArgs], { encoding: "utf8" });
  return { status, lastLine: stdout.trimEnd().split("\n").at(-1) };
}

const passing = 'it("holds", () => undefined); it("holds too", () => undefined);';

describe("npm test", () => {
  it("ends with the numbers, and well when nothing failed", () => {
    expect(testCommand({ "a.test.js": passing })).toEqual({ status: 0, lastLine: "2 passed, 0 failed" });
  });

  it("counts a failing test and a file that cannot run", () => {
    const files = {
      "a.test.js": `${passing} it("does not", () => { throw new Error(); }); it.skip("later", () => undefined);`,
      "b.test.js": 'throw new Error("at the very start");',
    };
    expect(testCommand(files)).toEqual({ status: 1, lastLine: "2 passed, 2 failed" });
  });

  it("counts a set-up that failed", () => {
    const files = { "a.test.js": passing, "set-up.js": "module.exports = () => { throw new Error(); };" };
    expect(testCommand(files, { globalSetup: "<rootDir>/set-up.js" })).toEqual({
      status: 1,
      lastLine: "0 passed, 1 failed",
    });
  });

  it("counts a run without tests as failed", () => {
    expect(testCommand({})).toEqual({ status: 1, lastLine: "0 passed, 1 failed" });
  });

  it("says to tests whether it is the long run", () => {
    const files = { "a.test.js": 'it("is long", () => expect(process.env.PLUMBLINE_TEST_LONG).toBe("1"));' };
    expect(testCommand(files, {}, ["--long"])).toMatchObject({ status: 0 });
    expect(testCommand(files)).toMatchObject({ status: 1 });
  });

  it("passes its arguments to Jest", () => {
    const args = ["--testNamePattern", "too"];
    expect(testCommand({ "a.test.js": passing }, {}, args)).toEqual({
      status: 0,
      lastLine: "1 passed, 0 failed",
    });
  });
});
