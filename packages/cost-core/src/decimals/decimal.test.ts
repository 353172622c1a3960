import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { anAmount } from "../testing/arbitrary-amounts.js";
import { productOnPaper, sumOnPaper } from "../testing/digit-reference.js";
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  multiplyDecimals,
  parseDecimal,
  roundHalfEven,
  roundUp,
  writeDecimal,
} from "./decimal.js";

function decimal(text: string): Decimal {
  const read = parseDecimal(text);
  if (read === null) {
    throw new Error(text);
  }
  return read;
}

const rounded = (text: string, most: number) => writeDecimal(roundHalfEven(decimal(text), most));

describe("decimals", () => {
  it.each([
    ["0", "0"],
    ["-0.00", "0"],
    ["007.500", "7.5"],
    ["0.000001", "0.000001"],
    ["-12.30", "-12.3"],
    ["100", "100"],
  ])("%s is written %s", (text, written) => {
    expect(writeDecimal(decimal(text))).toBe(written);
  });

  it.each(["", ".", "1.", ".5", "1e3", "+1", " 1", "1,5", "٣", "1.2.3", "0x1", "Infinity"])(
    "%j is none",
    (text) => {
      expect(parseDecimal(text)).toBeNull();
    },
  );

  it("keep what a number of the language loses", () => {
    expect(writeDecimal(addDecimals(decimal("0.1"), decimal("0.2")))).toBe("0.3");
    expect(writeDecimal(multiplyDecimals(decimal("1.005"), decimal("1000")))).toBe("1005");
    expect(writeDecimal(addDecimals(decimal("9007199254740993"), decimal("0.1")))).toBe("9007199254740993.1");
  });

  it("add up as on paper, in any order", () => {
    fc.assert(
      fc.property(anAmount, anAmount, (left, right) => {
        const sum = writeDecimal(addDecimals(decimal(left), decimal(right)));
        expect(sum).toBe(sumOnPaper(left, right));
        expect(sum).toBe(writeDecimal(addDecimals(decimal(right), decimal(left))));
      }),
      { seed: 44 },
    );
  });

  it("multiply as on paper", () => {
    fc.assert(
      fc.property(anAmount, anAmount, (left, right) => {
        expect(writeDecimal(multiplyDecimals(decimal(left), decimal(right)))).toBe(
          productOnPaper(left, right),
        );
      }),
      { seed: 45 },
    );
  });

  it("are in the order of their values", () => {
    fc.assert(
      fc.property(anAmount, anAmount, (left, right) => {
        const [one, more] = [decimal(left), addDecimals(decimal(left), decimal(right))];
        const isMore = /[1-9]/.test(right);
        expect(compareDecimals(more, one)).toBe(isMore ? 1 : 0);
        expect(compareDecimals(one, more)).toBe(isMore ? -1 : 0);
      }),
      { seed: 46 },
    );
  });

  it.each([
    ["0.5", 0, "0"],
    ["1.5", 0, "2"],
    ["2.5", 0, "2"],
    ["-0.5", 0, "0"],
    ["-1.5", 0, "-2"],
    ["-2.51", 0, "-3"],
    ["0.0000000000005", 12, "0"],
    ["0.0000000000015", 12, "0.000000000002"],
    ["0.00000000000050000001", 12, "0.000000000001"],
    ["0.12345", 5, "0.12345"],
    ["9.995", 2, "10"],
    ["9.985", 2, "9.98"],
  ])("%s with %s decimals is %s", (text, most, written) => {
    expect(rounded(text, most)).toBe(written);
  });

  it.each([
    ["1.25", 1, "1.3"],
    ["1.2000001", 1, "1.3"],
    ["-1.21", 1, "-1.3"],
    ["1.20", 1, "1.2"],
    ["0.0000001", 6, "0.000001"],
    ["0", 0, "0"],
    ["7", 2, "7"],
  ])("%s is rounded up to at most %i decimals, away from zero: %s", (text, most, up) => {
    expect(writeDecimal(roundUp(decimal(text), most))).toBe(up);
  });

  it("are rounded to one of the two beside them, never further away than the other", () => {
    fc.assert(
      fc.property(anAmount, fc.integer({ min: 0, max: 12 }), (text, most) => {
        const scale = 10n ** BigInt(12 - most);
        const exact = scaledTo12(decimal(text));
        const near = scaledTo12(roundHalfEven(decimal(text), most));
        const away = exact > near ? exact - near : near - exact;
        expect(near % scale).toBe(0n);
        expect(away * 2n <= scale).toBe(true);
        expect(away * 2n === scale && (near / scale) % 2n !== 0n).toBe(false);
      }),
      { seed: 47 },
    );
  });
});

function scaledTo12({ digits, places }: Decimal): bigint {
  return digits * 10n ** BigInt(12 - places);
}
