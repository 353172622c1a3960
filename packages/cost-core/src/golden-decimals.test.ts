import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import {
  addDecimals,
  multiplyDecimals,
  parseDecimal,
  roundHalfEven,
  writeDecimal,
} from "./decimals/decimal.js";
import { plainSpelling } from "./decimals/plain-spelling.js";

interface Vectors {
  readonly made: string;
  readonly products: readonly (readonly [string, string, string, string])[];
  readonly sums: readonly { readonly of: readonly string[]; readonly is: string }[];
  readonly rounded: readonly (readonly [string, number, string])[];
  readonly spellings: readonly (readonly [string, string])[];
}

const VECTORS = JSON.parse(
  readFileSync(new URL("../golden/decimals/python-decimal.json", import.meta.url), "utf8"),
) as Vectors;

function decimal(text: string) {
  const read = parseDecimal(text);
  if (read === null) {
    throw new Error(text);
  }
  return read;
}

// What another implementation of decimals made of the same numbers: no run of ours writes it.
describe("decimals as the module decimal of Python has them", () => {
  it(`are ${VECTORS.products.length} products`, () => {
    for (const [price, quantity, hours, is] of VECTORS.products) {
      const product = [price, quantity, hours].map(decimal).reduce(multiplyDecimals);
      expect([price, quantity, hours, writeDecimal(product)]).toEqual([price, quantity, hours, is]);
    }
  });

  it(`are ${VECTORS.sums.length} sums`, () => {
    for (const { of, is } of VECTORS.sums) {
      expect(writeDecimal(of.map(decimal).reduce(addDecimals))).toBe(is);
    }
  });

  it(`are ${VECTORS.rounded.length} rounded half to even`, () => {
    for (const [text, places, is] of VECTORS.rounded) {
      expect([text, places, writeDecimal(roundHalfEven(decimal(text), places))]).toEqual([text, places, is]);
    }
  });

  it(`are ${VECTORS.spellings.length} numbers of JSON`, () => {
    for (const [number, is] of VECTORS.spellings) {
      expect([number, writeDecimal(decimal(plainSpelling(number)))]).toEqual([number, is]);
    }
  });
});
