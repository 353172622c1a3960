import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { anAmount } from "../testing/arbitrary-amounts.js";
import { sumOnPaper } from "../testing/digit-reference.js";
import { plainAmount, whyNoAmount } from "./amount.js";

const NO_DIGITS = "must be digits with at most one point between them";

describe("an amount", () => {
  it("is written in one way, of the same value", () => {
    fc.assert(
      fc.property(anAmount, (text) => {
        const plain = plainAmount(text);
        expect(plain).toBe(sumOnPaper(text, "0"));
        expect(plainAmount(plain)).toBe(plain);
        expect(whyNoAmount(plain)).toBeNull();
      }),
      { seed: 43 },
    );
  });

  it.each([
    ["999999999999999.999999999999", null],
    ["1000000000000000", "must have at most 15 digits before the point"],
    ["0.0000000000001", "must have at most 12 digits after the point"],
    ["000000000000000000001.0000000000000000", null],
    ["-1", "must be 0 or more"],
    ["1e41", "must have at most 15 digits before the point and 12 after it"],
    ["1.5e-99", "must have at most 15 digits before the point and 12 after it"],
    ["x1e4", NO_DIGITS],
    ["1e4x", NO_DIGITS],
    ["", NO_DIGITS],
    ["1.", NO_DIGITS],
    [".5", NO_DIGITS],
    ["1,5", NO_DIGITS],
    ["1.2.3", NO_DIGITS],
    ["--1", NO_DIGITS],
    ["٣", NO_DIGITS],
    ["=1+1", NO_DIGITS],
  ])("%s: %s", (text, why) => {
    expect(whyNoAmount(plainAmount(text))).toBe(why);
  });

  it("is judged in little time, whatever its length", () => {
    const zeros = "0".repeat(500_000);
    expect(plainAmount(`${zeros}1.${zeros}`)).toBe("1");
    expect(plainAmount(`1.${zeros}1`)).toHaveLength(500_003);
  });
});
