import { expect, it } from "@jest/globals";
import { pixels } from "./xml.js";

it.each([
  [0, "0"],
  [-0, "0"],
  [-0.04, "0"],
  [-0.06, "-0.1"],
  [12.34, "12.3"],
  [12.99, "13"],
])("%d pixels are written as %s, with at most one decimal and no sign before a zero", (value, written) => {
  expect(pixels(value)).toBe(written);
});
