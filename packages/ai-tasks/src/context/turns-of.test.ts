import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { turnsOf } from "./turns-of.js";

function turnsOfSizes(sizes: readonly number[], most: number): readonly (readonly number[])[] {
  const turns = turnsOf(
    sizes.map((bytes) => ({ bytes })),
    most,
  );
  return turns.map((turn) => turn.map(({ bytes }) => bytes));
}

describe("turns", () => {
  it.each([
    [[], []],
    [[0], [[0]]],
    [[10], [[10]]],
    [[11], [[11]]],
    [[4, 6], [[4, 6]]],
    [
      [4, 6, 1],
      [[4, 6], [1]],
    ],
    [
      [4, 7, 3],
      [[4], [7, 3]],
    ],
    [
      [3, 50, 3, 3],
      [[3], [50], [3, 3]],
    ],
  ])("of %j with 10 bytes each are %j", (sizes, turns) => {
    expect(turnsOfSizes(sizes, 10)).toEqual(turns);
  });

  it("have everything once and in order, and none is over its size but with one alone", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), fc.integer({ min: 1, max: 30 }), (sizes, most) => {
        const turns = turnsOfSizes(sizes, most);
        expect(turns.flat()).toEqual(sizes);
        for (const turn of turns) {
          const sum = turn.reduce((total, bytes) => total + bytes, 0);
          expect(turn.length === 1 || (turn.length > 1 && sum <= most)).toBe(true);
        }
      }),
      { seed: 28 },
    );
  });
});
