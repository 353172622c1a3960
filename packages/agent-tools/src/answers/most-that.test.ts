import { describe, expect, it } from "@jest/globals";
import { mostFromBelow, mostThat } from "./most-that.js";

describe("the most that something holds for", () => {
  it.each([mostThat, mostFromBelow])("is found by %p, wherever it is", (found) => {
    for (let most = 0; most <= 40; most += 1) {
      for (let last = 0; last <= most; last += 1) {
        expect([most, found(most, (count) => count <= last)]).toEqual([most, last]);
      }
    }
  });

  it("is asked for little above what is found, from below", () => {
    const asked: number[] = [];
    const isFew = (count: number): boolean => {
      asked.push(count);
      return count <= 3;
    };
    expect(mostFromBelow(1_000_000, isFew)).toBe(3);
    expect(asked).toEqual([1, 3, 7, 5, 4]);
  });
});
