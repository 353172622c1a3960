import { expect, it } from "@jest/globals";
import { toMiB, usableMemory } from "./usable-memory.js";

const GIB = 1024 ** 3;

it.each([
  ["the limit of its control group", GIB, 8 * GIB, GIB],
  ["all of the machine where nothing limits it", 0, 8 * GIB, 8 * GIB],
  ["all of the machine where the limit is beyond it", 2 ** 63, 8 * GIB, 8 * GIB],
])("a process may use %s", (_what, limit, total, usable) => {
  expect(usableMemory(limit, total)).toBe(usable);
});

it("what is less than a MiB does not count", () => {
  expect(toMiB(3 * 1024 * 1024 - 1)).toBe(2);
});
