import { expect, it } from "@jest/globals";
import { inShort } from "../blockers/in-short.js";
import { differenceInWords, differenceOf } from "./name-difference.js";

const names = (count: number) => Array.from({ length: count }, (_, at) => `n${at}`);

it.each([
  [1, '"n0"'],
  [5, '"n0", "n1", "n2", "n3", "n4"'],
  [6, '"n0", "n1", "n2", "n3", "n4" and 1 more'],
  [9, '"n0", "n1", "n2", "n3", "n4" and 4 more'],
])("a note names the first five of %i names that are missing or unexpected", (count, named) => {
  expect(differenceInWords("paths", differenceOf(names(count), []))).toEqual([`paths missing: ${named}`]);
  expect(differenceInWords("paths", differenceOf([], names(count)))).toEqual([`paths unexpected: ${named}`]);
});

it.each([
  [1, "n0"],
  [3, "n0; n1; n2"],
  [4, "n0; n1; n2; and 1 more"],
])("a blocker names the first three of %i things", (count, named) => {
  expect(inShort(names(count))).toBe(named);
});
