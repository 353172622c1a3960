import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { findShortTimes, LEAST_MS } from "./short-times.mjs";

const lines = (text, path = "apps/x/test/a.test.ts") => findShortTimes(path, text).map(({ line }) => line);

describe("a test has the time that every test has, or more", () => {
  it.each([
    'it("x", () => 1, 60_000);',
    'it("x", () => 1, 60 * 1000);',
    'it("x", () => 1, { timeout: 5 });',
    'it("x", () => 1, LONG);',
    'it.each([1])("x", () => 1, 60_000);',
    "beforeAll(start, 239_999);",
    "afterEach(() => stop(1), 5000);",
    "jest.setTimeout(120_000);",
  ])("refuses %s", (text) => {
    expect(lines(`\n${text}`)).toEqual([2]);
  });

  it.each([
    'it("x", () => 1, 240_000);',
    'it("x", () => 1, timeFor(30_000 * KILLS));',
    'it("x", () => wait(5_000));',
    'it.each([1, 2])("x", () => 1);',
    "beforeAll(start);",
    "jest.setTimeout(300_000);",
    "jest.advanceTimersByTimeAsync(later);",
    "const list = first(3, 4, 5);",
  ])("lets %s be", (text) => {
    expect(lines(text)).toEqual([]);
  });

  it("is that of every test", () => {
    const config = readFileSync(new URL("../../jest.config.ts", import.meta.url), "utf8");
    expect(Number(/testTimeout: ([\d_]+)/.exec(config)?.[1].replaceAll("_", ""))).toBe(LEAST_MS);
  });

  it("looks at tests and at what they share", () => {
    expect(lines("beforeAll(start, 5);", "apps/x/test/testing/clock.ts")).toEqual([1]);
    expect(lines("beforeAll(start, 5);", "apps/x/src/clock.ts")).toEqual([]);
  });
});
