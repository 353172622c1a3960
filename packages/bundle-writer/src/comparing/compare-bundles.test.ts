import { expect, it } from "@jest/globals";
import type { Blocker } from "../manifest/manifest.js";
import { aManifest } from "../testing/a-manifest.js";
import { compareBundles } from "./compare-bundles.js";

const gap = (subject: string, message: string): Blocker => ({ code: "promise-gap", subject, message });

function changesOf(from: readonly Blocker[], to: readonly Blocker[]) {
  const sent = (blockers: readonly Blocker[]) => ({
    manifest: { ...aManifest(), blockers },
    files: [],
    archive: null,
  });
  return compareBundles(sent(from), sent(to)).blockers;
}

it("a blocker with another message changed", () => {
  const [before, after] = [gap("SHOP-001", "O1 has no run."), gap("SHOP-001", "O1 is stale.")];
  expect(changesOf([before], [after])).toEqual({ came: [], went: [], changed: [after] });
});

it("gaps of one promise come and go each by itself", () => {
  const [one, two, three] = ["O1", "O2", "O3"].map((key) => gap("SHOP-001", `${key} has no run.`));
  const all = [one, two, three].flatMap((some) => some ?? []);
  expect(changesOf(all, all.slice(1, 2))).toEqual({ came: [], went: [one, three], changed: [] });
  expect(changesOf(all.slice(1, 2), all)).toEqual({ came: [one, three], went: [], changed: [] });
});
