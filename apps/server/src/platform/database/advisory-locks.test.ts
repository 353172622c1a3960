import { expect, it } from "@jest/globals";
import { ADVISORY_LOCKS } from "./advisory-locks.js";

it("no two locks of the service are one lock", () => {
  const numbers = Object.values(ADVISORY_LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});

it("a lock that replicas of an older version take keeps its number", () => {
  expect(ADVISORY_LOCKS).toMatchObject({
    migration: 7_386_120_451,
    keys: 7_386_120_452,
    setup: 7_386_120_453,
  });
});
