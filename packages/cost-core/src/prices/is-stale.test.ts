import { expect, it } from "@jest/globals";
import { isStale } from "./is-stale.js";

it.each([
  ["2026-08-26T23:59:59.999Z", "2026-11-24", 90, false],
  ["2026-08-25T23:59:59.999Z", "2026-11-24", 90, true],
  ["2026-11-24T00:00:00.000Z", "2026-11-25", 1, false],
  ["2026-11-23T23:59:59.999Z", "2026-11-25", 1, true],
  ["2026-11-24T00:00:00.000Z", "2026-01-01", 1, false],
])("a price of %s is on %s older than %s days: %s", (enteredAt, asOf, days, stale) => {
  expect(isStale(enteredAt, asOf, days)).toBe(stale);
});
