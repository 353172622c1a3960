import { describe, expect, it } from "@jest/globals";
import { roundedPath } from "./draw-edge.js";

const [here, there, beyond] = [
  { x: 0, y: 0 },
  { x: 20, y: 0 },
  { x: 20, y: 8 },
] as const;

describe("the path of a line", () => {
  it("has a round corner of seven pixels, or of half the way to the next point where that is less", () => {
    expect(roundedPath([here, there, beyond])).toBe("M0 0L13 0Q20 0 20 4L20 8");
  });

  it("stays where it is at a corner that is where the line comes from", () => {
    expect(roundedPath([here, here, there])).toBe("M0 0L0 0Q0 0 7 0L20 0");
  });
});
