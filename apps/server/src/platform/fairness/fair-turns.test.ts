import { describe, expect, it } from "@jest/globals";
import type { Asker } from "./asker.js";
import { FairTurns } from "./fair-turns.js";

const by = (workspace: string, caller = "one"): Asker => ({ workspace, caller });

describe("whose turn it is", () => {
  it("is that of the workspace that uses least now", () => {
    const turns = new FairTurns();
    turns.take(by("v"), 3);
    turns.take(by("w"), 2);
    expect(turns.compare(by("v"), by("w"))).toBeGreaterThan(0);
    expect([turns.usedBy(by("v")), turns.usedBy(by("w"))]).toEqual([3, 2]);
    turns.give(by("v"), 3);
    expect(turns.compare(by("v"), by("w"))).toBeLessThan(0);
  });

  it("is that of the workspace whose turn is longest ago, where both use as much", () => {
    const turns = new FairTurns();
    for (const asker of [by("v"), by("w")]) {
      turns.take(asker, 1);
      turns.give(asker, 1);
    }
    expect(turns.compare(by("v"), by("w"))).toBeLessThan(0);
    expect(turns.compare(by("v"), by("never came"))).toBeGreaterThan(0);
  });

  it("goes by caller within a workspace, and by workspace before", () => {
    const turns = new FairTurns();
    turns.take(by("v", "loud"), 1);
    turns.give(by("v", "loud"), 1);
    expect(turns.compare(by("v", "loud"), by("v", "quiet"))).toBeGreaterThan(0);
    expect(turns.compare(by("v", "quiet"), by("w", "loud"))).toBeGreaterThan(0);
    expect(turns.compare(by("v", "quiet"), by("v", "silent"))).toBe(0);
  });

  it("forgets who used nothing for long, and never who uses something", () => {
    const turns = new FairTurns();
    turns.take(by("busy"), 1);
    turns.take(by("gone"), 1);
    turns.give(by("gone"), 1);
    for (let other = 0; other < 2000; other += 1) {
      turns.take(by(`${other}`), 1);
      turns.give(by(`${other}`), 1);
    }
    expect(turns.usedBy(by("busy"))).toBe(1);
    expect(turns.compare(by("gone"), by("never came"))).toBe(0);
  });
});
