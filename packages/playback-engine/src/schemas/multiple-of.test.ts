import { describe, expect, it } from "@jest/globals";
import { isMultipleOf } from "./multiple-of.js";

describe("a multiple of a number", () => {
  it.each([
    [6, 3, true],
    [7, 3, false],
    [0, 3, true],
    [-6, 3, true],
    [3, 6, false],
    [19.99, 0.01, true],
    [19.995, 0.01, false],
    [1.5, 0.5, true],
    [0.5, 1.5, false],
    [4.5, 1.5, true],
    [3, 1.5, true],
    [3, 0.7, false],
    [12.5, 5, false],
    [1e21, 3, false],
    [3e21, 3, true],
    [1e-7, 1e-8, true],
    [1e-8, 1e-7, false],
    [1.5e-7, 5e-8, true],
    [1e300, 1e-5, true],
    [9007199254740994, 4, false],
    [9007199254740996, 4, true],
  ])("%d of %d: %s", (value, divisor, expected) => {
    expect(isMultipleOf(value, divisor)).toBe(expected);
  });
});
