import { describe, expect, it } from "@jest/globals";
import type { JsonValue } from "@plumbline/model-core";
import { NUMBER_MARK } from "../decimals/quote-numbers.js";
import { ItemFields } from "./item-fields.js";

/** What a field is read as, and what is told of it. */
function read<Value>(
  value: JsonValue,
  of: (fields: ItemFields) => Value,
): readonly [Value, readonly string[]] {
  const told: string[] = [];
  const fields = new ItemFields({ it: value }, (fault) => told.push(fault));
  return [of(fields), told];
}

describe("a field of an item", () => {
  it("that is blank is as one that is not there", () => {
    expect(read(" ", (fields) => fields.text("it"))).toEqual([null, []]);
    expect(read(" x", (fields) => fields.text("it"))).toEqual([" x", []]);
    expect(read("\u2003", (fields) => fields.stated("it"))).toEqual(["", ["it must not be blank"]]);
  });

  it.each([
    ["USD", true],
    ["aUSD", false],
    ["USDa", false],
    ["USDE", false],
    ["usd", false],
  ])("%s is a currency: %s", (code, isOne) => {
    const told = isOne ? [] : ["it must be three letters A to Z"];
    expect(read(code, (fields) => fields.currency("it"))).toEqual([code, told]);
  });

  it("is the day of a timestamp, whatever follows", () => {
    expect(read("2026-11-28T10:00:00Z", (fields) => fields.day("it"))).toEqual(["2026-11-28", []]);
    expect(read("T2026-11-28", (fields) => fields.day("it"))).toEqual(["", ["it must be a timestamp"]]);
  });

  it("has the digits of a number that was marked", () => {
    expect(read(`${NUMBER_MARK}1.50`, (fields) => fields.digits("it"))).toEqual(["1.50", []]);
  });

  it.each<[JsonValue]>([["1.50"], [""], [true], [{}], [["1"]], [{ toString: false }]])(
    "has no digits of %j, which is no number",
    (value) => {
      expect(read(value, (fields) => fields.digits("it"))).toEqual([null, ["it must be a number"]]);
    },
  );

  it.each<[JsonValue]>([[true], [[]], [{ toString: false }], [`${NUMBER_MARK}1`]])(
    "has no text of %j",
    (value) => {
      expect(read(value, (fields) => fields.text("it"))[1]).toEqual(["it must be a text"]);
    },
  );
});
