import { spawnSync } from "node:child_process";
import { describe, expect, it } from "@jest/globals";
import { present, sha256Hex } from "@plumbline/model-core";
import fc from "fast-check";
import { verificationRun } from "../../promise-core/src/testing/promise-builder.js";
import type { PinnedInputs } from "../src/index.js";
import { numbered } from "../src/testing/a-manifest.js";
import { bundleInProcess } from "../src/testing/bundle-in-process.js";
import { archiveOf } from "../src/testing/bundle-of.js";
import { designOfInputs, pinnedInputsOf } from "../src/testing/design-of.js";
import { oddShop } from "../src/testing/odd-shop.js";
import { type Reorder, reorderedInputs } from "../src/testing/reordered-inputs.js";
import { SYSTEM_NAMES } from "../src/testing/systems.js";

const IS_LONG = process.env["PLUMBLINE_TEST_LONG"] === "1";

/** Inputs of which every list has more than one entry. */
function fullInputs(): PinnedInputs {
  const inputs = pinnedInputsOf("eshop");
  const [source] = inputs.pinned.sources;
  const [first, ...promises] = inputs.promises;
  const [run] = present(first).runs;
  const { promise } = present(first);
  const runs = [1, 2, 3].map((number) => {
    const at = `2026-01-0${number}T00:00:00.000Z`;
    return { ...(run ?? verificationRun()), id: numbered(700 + number), at, detail: `Run ${number}.` };
  });
  const pinnedRuns = [10, 2, 1].map((number) => ({
    promiseId: promise.id,
    promiseRevision: 1,
    obligationId: `SHOP-001/O${number}`,
    runId: numbered(700 + number),
  }));
  const others = inputs.promises.slice(1).map((other, at) => ({
    promiseId: other.promise.id,
    promiseRevision: 1,
    obligationId: `${other.promise.requirementId}/O1`,
    runId: numbered(800 + at),
  }));
  const sources = ["example.org/b", "example.org/a"].map((repository) => ({
    ...present(source),
    repository,
  }));
  return {
    ...inputs,
    pinned: { ...inputs.pinned, runs: [...others, ...pinnedRuns], sources },
    promises: [{ promise, runs }, ...promises],
  };
}

const FULL = fullInputs();
const hashOf = (inputs: PinnedInputs) => sha256Hex(archiveOf(designOfInputs(inputs)));
const HASH = hashOf(FULL);

/** Every list sorted by numbers that stand for nothing. */
const reorderedBy =
  (ranks: readonly number[]): Reorder =>
  (list) =>
    list
      .map((entry, at) => [present(ranks[(at * 7 + list.length) % ranks.length]), entry] as const)
      .sort(([left], [right]) => left - right)
      .map(([, entry]) => entry);

describe("the same pinned state gives the same bytes,", () => {
  it("twice in one process", () => {
    expect(hashOf(fullInputs())).toBe(HASH);
  });

  it("whatever the order of every list of it", () => {
    const property = fc.property(fc.array(fc.nat(), { minLength: 97, maxLength: 97 }), (ranks) => {
      expect(hashOf(reorderedInputs(FULL, reorderedBy(ranks)))).toBe(HASH);
    });
    fc.assert(property, { seed: 14, numRuns: IS_LONG ? 200 : 10, endOnFailure: true });
  });

  it.each([...SYSTEM_NAMES, "odd-shop"])("of %s the other way round", (name) => {
    const inputs = name === "odd-shop" ? oddShop() : pinnedInputsOf(name);
    expect(hashOf(reorderedInputs(inputs))).toBe(hashOf(inputs));
  });

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
