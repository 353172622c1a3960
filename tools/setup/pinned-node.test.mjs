import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { findNode, isNewEnough } from "./pinned-node.mjs";

const pinned = readFileSync(new URL("../../.node-version", import.meta.url), "utf8").trim();

describe("the Node that runs the project", () => {
  it("is the pinned one", () => {
    expect(spawnSync(findNode(), ["--version"], { encoding: "utf8" }).stdout.trim()).toBe(`v${pinned}`);
  });

  it("is one version in every place that names it", () => {
    const manifest = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
    expect(new Set(Object.values(manifest.optionalDependencies))).toEqual(new Set([pinned]));
    const workspace = readFileSync(new URL("../../pnpm-workspace.yaml", import.meta.url), "utf8");
    expect(/^nodeVersion: (.*)$/m.exec(workspace)?.[1]).toBe(pinned);
  });

  it.each([
    ["20.20.2", false],
    ["23.11.1", false],
    ["24.5.0", false],
    ["24.6.0", true],
    ["24.21.0", true],
    ["25.0.0", true],
  ])("may be %s: %s, where none is pinned", (version, expected) => {
    expect(isNewEnough(version)).toBe(expected);
  });
});
