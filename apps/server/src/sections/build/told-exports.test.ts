import { expect, it } from "@jest/globals";
import { MOST_TOLD_EXPORTS, TOLD_EXPORT_SECONDS } from "./limits.js";
import { ToldExports } from "./told-exports.js";

it("an export is news once in a while, another one at once", () => {
  let now = 1_000;
  const told = new ToldExports(() => now);
  expect([told.isNews("a"), told.isNews("a"), told.isNews("b")]).toEqual([true, false, true]);
  now += TOLD_EXPORT_SECONDS * 1000 - 1;
  expect(told.isNews("a")).toBe(false);
  now += 1;
  expect([told.isNews("a"), told.isNews("a")]).toEqual([true, false]);
});

it("what was told of longest is forgotten first", () => {
  const told = new ToldExports(() => 0);
  for (let number = 0; number <= MOST_TOLD_EXPORTS; number += 1) {
    told.isNews(String(number));
  }
  expect([told.isNews(String(MOST_TOLD_EXPORTS)), told.isNews("0")]).toEqual([false, true]);
});
