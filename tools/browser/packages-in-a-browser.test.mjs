import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@jest/globals";

const PROGRAM = fileURLToPath(new URL("./run-packages.mjs", import.meta.url));
const HASHES = new URL("../../packages/playback-engine/golden/engine-1/systems.hashes.json", import.meta.url);

function run(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) {
    throw new Error(stderr);
  }
  return JSON.parse(stdout);
}

describe("packages without any module or global of Node", () => {
  it("load, and give the results that they give in Node", () => {
    const inNode = run(PROGRAM);
    const inBrowser = run("--conditions=browser", PROGRAM, "browser");
    expect(new Set(inNode.digests)).toEqual(new Set(["node-digests.js"]));
    expect(new Set(inBrowser.digests)).toEqual(new Set(["portable-digests.js"]));
    expect(inBrowser.globals).toBe("undefined");
    expect(inBrowser.results).toEqual(inNode.results);
    const hashes = Object.entries(JSON.parse(readFileSync(HASHES, "utf8")));
    const played = hashes.filter(([name]) => name in inBrowser.results.playback);
    expect(played.map(([name]) => inBrowser.results.playback[name].hash)).toEqual(
      played.map(([, hash]) => hash),
    );
    expect(played.length).toBeGreaterThan(0);
  });

  it("are refused when they load a module of Node", () => {
    expect(() => run(PROGRAM, "browser")).toThrow("asks for node:crypto");
  });
});
