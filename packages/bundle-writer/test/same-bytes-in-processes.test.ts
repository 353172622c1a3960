import { spawnSync } from "node:child_process";
import { describe, expect, it } from "@jest/globals";
import { present, sha256Hex } from "@plumbline/model-core";
import { bundleInProcess } from "../src/testing/bundle-in-process.js";
import { archiveOf } from "../src/testing/bundle-of.js";
import { designOfInputs } from "../src/testing/design-of.js";
import { fullInputs } from "../src/testing/full-inputs.js";

const IS_LONG = process.env["PLUMBLINE_TEST_LONG"] === "1";
const FULL = fullInputs();
const HASH = sha256Hex(archiveOf(designOfInputs(FULL)));

describe("the same pinned state gives the same bytes,", () => {
  it("in two processes, in five time zones and locales", () => {
    const places = [
      ["UTC", "C"],
      ["America/St_Johns", "de_DE.UTF-8"],
      ["Asia/Tokyo", "tr_TR.UTF-8"],
      ["Pacific/Kiritimati", "ar_EG.UTF-8"],
      ["Europe/Stockholm", "sv_SE.UTF-8"],
    ] as const;
    const made = places.map(([TZ, LC_ALL]) => bundleInProcess(FULL, { env: { TZ, LC_ALL } }));
    expect(made.map(({ sha256 }) => sha256)).toEqual(places.map(() => HASH));
    // They are where they were sent.
    expect(made.map(({ zone }) => zone)).toEqual(places.map(([zone]) => zone));
    expect(new Set(made.map(({ locale }) => locale)).size).toBe(places.length);
  });

  for (const version of IS_LONG ? ["22", "24"] : []) {
    const command = nodeOf(version);
    const test = command === null ? it.skip : it;
    test(`on Node ${version}${command === null ? ", which the registry does not give here" : ""}`, () => {
      const { node, sha256 } = bundleInProcess(FULL, { command: present(command) });
      expect(node.split(".")[0]).toBe(version);
      expect(sha256).toBe(HASH);
    });
  }
});

/** How a version of Node is called; null where the registry does not give it. */
function nodeOf(version: string): readonly [string, ...string[]] | null {
  const name = `node-${process.platform}-${process.arch}@${version}`;
  const command = ["npx", "--yes", `--package=${name}`, "--", "node"] as const;
  const [program, ...args] = command;
  const { status } = spawnSync(program, [...args, "--version"], { timeout: 120_000 });
  return status === 0 ? command : null;
}
