import { describe, expect, it } from "@jest/globals";
import { findShortTimes } from "./short-times.mjs";

const lines = (text, path = "apps/x/test/a.test.ts") => findShortTimes(path, text).map(({ line }) => line);

describe("a test has the time that every test has, or more", () => {
  it.each([
    'it("x", () => 1, 60_000);',
    'it.each([1])("x", () => 1, 60_000);',
    "beforeAll(start, 239_999);",
    "afterEach(() => stop(1), 5000);",
    "jest.setTimeout(120_000);",
  ])("refuses %s", (text) => {
    expect(lines(`\n${text}`)).toEqual([2]);
  });

  it.each([
    'it("x", () => 1, 240_000);',
    'it("x", () => wait(5_000));',
    "beforeAll(start);",
    "jest.setTimeout(300_000);",
    "jest.advanceTimersByTimeAsync(later);",
    "const list = first(3);",
  ])("lets %s be", (text) => {
    expect(lines(text)).toEqual([]);
  });

  it("looks at tests alone", () => {
    expect(lines("jest.setTimeout(5);", "apps/x/test/testing/clock.ts")).toEqual([]);
  });
});
