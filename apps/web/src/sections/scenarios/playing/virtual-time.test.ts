import { describe, expect, it } from "@jest/globals";
import { virtualTime } from "./virtual-time.js";

describe("virtual time", () => {
  it.each([
    [0, "0 ms"],
    [1_500, "1,500 ms"],
    [12_500, "12,500 ms (12.5 s)"],
    [90_000, "90,000 ms (1.5 min)"],
    [3_600_000, "3,600,000 ms (1 h)"],
  ])("of %d is %s", (atMs, text) => {
    expect(virtualTime(atMs)).toBe(text);
  });
});
