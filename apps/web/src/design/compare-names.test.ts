import { expect, test } from "@jest/globals";
import { compareNames } from "./compare-names.js";

test("numbers in names count as numbers, and a capital does not lead the list", () => {
  const names = ["system-10", "Zoo", "system-2", "apple", "system-1"];
  expect([...names].sort(compareNames)).toEqual(["apple", "system-1", "system-2", "system-10", "Zoo"]);
});
