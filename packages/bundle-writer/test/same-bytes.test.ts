import { describe, expect, it } from "@jest/globals";
import { present, sha256Hex } from "@plumbline/model-core";
import fc from "fast-check";
import type { PinnedInputs } from "../src/index.js";
import { archiveOf } from "../src/testing/bundle-of.js";
import { designOfInputs, pinnedInputsOf } from "../src/testing/design-of.js";
import { fullInputs } from "../src/testing/full-inputs.js";
import { oddShop } from "../src/testing/odd-shop.js";
import { type Reorder, reorderedInputs } from "../src/testing/reordered-inputs.js";
import { SYSTEM_NAMES } from "../src/testing/systems.js";

const IS_LONG = process.env["PLUMBLINE_TEST_LONG"] === "1";

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
});
