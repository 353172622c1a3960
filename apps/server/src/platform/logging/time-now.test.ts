import { expect, it } from "@jest/globals";
import { timeNow } from "./time-now.js";

it("says the time as a date does, whatever was said before", () => {
  const times = [
    0, 1_764_359_999_999, 1_764_360_000_000, 1_764_360_000_007, 1_764_360_000_999, 999, 1_764_360_000_042,
  ];
  expect(times.map((time) => timeNow(time))).toEqual(times.map((time) => new Date(time).toISOString()));
});
