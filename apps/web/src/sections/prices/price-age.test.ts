import { expect, it } from "@jest/globals";
import { isStalePrice } from "./price-age.js";

it.each([
  ["2026-01-01T00:00:00Z", "2026-01-31T23:59:59Z", false],
  ["2026-01-01T23:59:59Z", "2026-02-01T00:00:00Z", true],
  ["2026-02-01T00:00:00Z", "2026-01-01T00:00:00Z", false],
])("a price of %s is stale after 30 days, seen from %s: %s", (enteredAt, asOf, stale) => {
  expect(isStalePrice(enteredAt, new Date(asOf), 30)).toBe(stale);
});
