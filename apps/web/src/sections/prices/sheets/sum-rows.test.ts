import { expect, it } from "@jest/globals";
import { sumRows } from "./sum-rows.js";

const sum = (elementId: string, total: string) => ({ elementId, amount: "0", total });
const ELEMENTS = [
  { id: "s2", name: "System 2", parentId: null },
  { id: "s10", name: "System 10", parentId: null },
  { id: "app", name: "App", parentId: "s10" },
  { id: "part", name: "Part", parentId: "app" },
  { id: "free", name: "Free", parentId: "s2" },
];

it("sums stand below the system that holds their part, by name; what is gone stands last", () => {
  const rows = sumRows(
    [sum("app", "3"), sum("gone", "1"), sum("part", "2"), sum("s10", "3"), sum("s2", "4")],
    ELEMENTS,
  );
  expect(rows.map(({ name, level, total }) => [name, level, total])).toEqual([
    ["System 2", 0, "4"],
    ["System 10", 0, "3"],
    ["App", 1, "3"],
    ["Part", 2, "2"],
    [null, 0, "1"],
  ]);
});

it("a part whose holder has no sum stands alone", () => {
  expect(sumRows([sum("part", "2")], ELEMENTS).map(({ name, level }) => [name, level])).toEqual([
    ["Part", 0],
  ]);
});
