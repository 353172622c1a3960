import { describe, expect, it } from "@jest/globals";
import { type Box, boxAround, overlap } from "./layout.js";

const box = (x: number, y: number, width = 10, height = 20): Box => ({ x, y, width, height });

describe("two boxes with a gap of 5", () => {
  const middle = box(100, 100);
  it.each<[string, Box, boolean]>([
    ["at the same place overlap", box(100, 100), true],
    ["are apart as soon as the gap is between them, to the left", box(85, 100), false],
    ["are apart as soon as the gap is between them, to the right", box(115, 100), false],
    ["are apart as soon as the gap is between them, above", box(100, 75), false],
    ["are apart as soon as the gap is between them, below", box(100, 125), false],
    ["are too near with less than the gap, to the left", box(86, 100), true],
    ["are too near with less than the gap, to the right", box(114, 100), true],
    ["are too near with less than the gap, above", box(100, 76), true],
    ["are too near with less than the gap, below", box(100, 124), true],
  ])("%s", (_, other, expected) => {
    expect([overlap(middle, other, 5), overlap(other, middle, 5)]).toEqual([expected, expected]);
  });
});

it("the box around boxes reaches from the first to the last of them, and there is none around none", () => {
  expect(boxAround([box(5, 50), box(-10, 60), box(0, 0, 40, 5)])).toEqual(box(-10, 0, 50, 80));
  expect(boxAround([])).toBeNull();
});
