import { expect, it } from "@jest/globals";
import { nearestName } from "./nearest-name.js";

const NAMES = ["branchId", "expectedVersion", "limit", "cursor"];

it.each([
  ["branchid", "branchId"],
  ["branch", "branchId"],
  ["branch_id", "branchId"],
  ["expected_version", "expectedVersion"],
  ["limits", "limit"],
  ["version", null],
  ["x", null],
  ["", null],
  ["l".repeat(65), null],
])("the name that %j is nearest to is %j", (written, name) => {
  expect(nearestName(written as string, NAMES)).toBe(name);
});

it("nothing is near where there are no names", () => {
  expect(nearestName("limit", [])).toBeNull();
});
