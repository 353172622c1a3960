import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { HAPPY_ORDER, MODEL } from "../src/testing/examples.js";
import { temporaryFolder } from "../src/testing/run-main.js";
import { smallModel, smallScenario } from "../src/testing/small-files.js";

const BIN = fileURLToPath(new URL("../dist/bin.js", import.meta.url));

const { path: folder, remove } = temporaryFolder();
beforeAll(() => {
  writeFileSync(join(folder, "model.json"), JSON.stringify(smallModel(), null, 2));
  writeFileSync(join(folder, "order.json"), JSON.stringify(smallScenario(), null, 2));
  writeFileSync(join(folder, "fails.json"), JSON.stringify(smallScenario({ expected: "Failed" }), null, 2));
});
afterAll(remove);

function plumbline(words: readonly string[], { input = "", env = {} } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...words], {
    cwd: folder,
    input,
    env: { PATH: process.env["PATH"], ...env },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

describe("a process of plumbline", () => {
  it.each<[string, number, readonly string[]]>([
    ["plays", 0, ["play", "model.json", "order.json"]],
    ["finds an assertion that fails", 1, ["play", "model.json", "fails.json"]],
    ["does not know a command", 2, ["pla"]],
    ["does not know an option", 2, ["play", "model.json", "order.json", "--vew", "list"]],
    ["misses a word", 2, ["play"]],
    ["is asked nothing", 2, []],
    ["misses a file", 3, ["play", "model.json", "nowhere.json"]],
    ["gets a file that is something else", 3, ["play", "order.json", "order.json"]],
  ])("that %s ends with %i", (_, code, words) => {
    const { status, stdout, stderr } = plumbline(words);
    expect(status).toBe(code);
    // An error is in no pipe, and an answer is no error.
    expect(code > 1 ? stdout : stderr).toBe("");
    expect(code > 1 ? stderr : stdout).not.toBe("");
  });

  it("reads the standard input", () => {
    const { status, stdout } = plumbline(["check", "-"], { input: JSON.stringify(smallModel()) });
    expect([status, stdout]).toEqual([0, "ok: nothing is wrong with the model (3 facts)\n"]);
  });

  it("writes all of a large answer into a pipe", () => {
    const { status, stdout } = plumbline(["play", MODEL, HAPPY_ORDER, "--json"]);
    expect(status).toBe(0);
    expect(JSON.parse(stdout).events).toHaveLength(185);
  });

  it("that serves ends well by Ctrl-C", async () => {
    const child = spawn(process.execPath, [BIN, "serve", "model.json"], { cwd: folder });
    const [said] = await once(child.stdout, "data");
    expect(`${said}`).toContain("http://127.0.0.1:");
    child.kill("SIGINT");
    expect(await once(child, "exit")).toEqual([0, null]);
  });

  it("ends quietly when whoever reads stops", () => {
    const pipe = `"${process.execPath}" "${BIN}" play "${MODEL}" "${HAPPY_ORDER}" --json | head -c 10`;
    const { stdout, stderr } = spawnSync("sh", ["-c", pipe], { encoding: "utf8" });
    expect([stdout, stderr]).toEqual(['{"engineVe', ""]);
  });

  it("shows colours where they are asked for alone", () => {
    const escapeCharacter = String.fromCharCode(27);
    const play = ["play", "model.json", "order.json"];
    expect(plumbline(play).stdout).not.toContain(escapeCharacter);
    expect(plumbline([...play, "--color", "always"]).stdout).toContain(escapeCharacter);
  });

  it("says its version", () => {
    expect(plumbline(["--version"]).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
