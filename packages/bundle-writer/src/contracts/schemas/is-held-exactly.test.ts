import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { isHeldExactly } from "./is-held-exactly.js";
import { numbersOf, withNumbers } from "./json-numbers.js";

describe("a number that YAML holds exactly", () => {
  it.each([
    "0",
    "-0",
    "0.0",
    "0e5",
    "1",
    "-1.50",
    "100",
    "1e2",
    "1E+2",
    "0.1",
    "10e-2",
    "1e21",
    "5e-324",
    "9007199254740992",
    "9007199254740994",
    "1.7976931348623157e308",
    "123456789012345680000",
    "0.00000001000",
  ])("is %s", (number) => {
    expect(isHeldExactly(number)).toBe(true);
  });

  it.each([
    "9007199254740993",
    "12345678901234567890",
    "0.1000000000000000055511151231257827",
    "1e999",
    "-1e309",
    "1e-999",
    "1.00000000000000000001",
    "1e400000000000000000000",
    "3.14159265358979323846",
  ])("is not %s", (number) => {
    expect(isHeldExactly(number)).toBe(false);
  });

  it("is every 64-bit float as JSON writes it, with zeros at its ends too", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.nat(9), (number, zeros) => {
        const text = JSON.stringify(number);
        expect(isHeldExactly(text)).toBe(true);
        expect(
          isHeldExactly(text.includes(".") && !text.includes("e") ? `${text}${"0".repeat(zeros)}` : text),
        ).toBe(true);
      }),
      { seed: 3, numRuns: 2000 },
    );
  });

  it("is a whole number exactly when the float of it is that number as it is written", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), (whole) => {
        expect(isHeldExactly(String(whole))).toBe(BigInt(String(Number(whole))) === whole);
      }),
      { seed: 4, numRuns: 2000 },
    );
  });

  it("is told of a number with a hundred thousand digits too", () => {
    expect(isHeldExactly(`0.${"0".repeat(100_000)}1`)).toBe(false);
    expect(isHeldExactly(`1.${"0".repeat(100_000)}`)).toBe(true);
  });
});

describe("the numbers of a JSON text", () => {
  it("are those outside of its texts, as they are spelled", () => {
    const json = '{"a 1":[1.50,"2 \\" 3",-4e+5,{"b\\\\":6}]}';
    expect(numbersOf(json)).toEqual(["1.50", "-4e+5", "6"]);
    expect(withNumbers(json, () => "0")).toBe('{"a 1":[0,"2 \\" 3",0,{"b\\\\":0}]}');
    expect(numbersOf('""')).toEqual([]);
    expect(numbersOf("true")).toEqual([]);
  });
});
