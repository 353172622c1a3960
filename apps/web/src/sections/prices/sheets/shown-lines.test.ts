import { describe, expect, it } from "@jest/globals";
import type { Estimate } from "../../../api/cost-queries.js";
import type { Price } from "../price-queries.js";
import { linesWith, shownLines } from "./shown-lines.js";
import { aLine } from "./testing/a-sheet.js";

const PRICE: Price = {
  id: "p",
  source: "custom",
  provider: "Example Cloud",
  region: null,
  sku: "D2s v5",
  description: null,
  unit: "1 Hour",
  unitPrice: "0.1",
  currency: "USD",
  effectiveDate: "2026-01-01",
  enteredAt: "2026-01-01T00:00:00Z",
  enteredBy: "user:u",
  meterId: null,
};
const LINES = [
  aLine("a", { elementId: "app", priceId: "p" }),
  aLine("b", { elementId: "gone", priceId: "gone", note: "spare" }),
  aLine("c"),
];
const ESTIMATE: Estimate = {
  currency: "USD",
  total: "0.1",
  asOf: "2026-11-24",
  notInTotal: 0,
  byElement: [],
  lines: [
    { id: "a", amount: "0.1", currency: "USD", flags: ["stale-price"] },
    { id: "b", amount: null, currency: null, flags: ["no-price", "missing-element"] },
  ],
};
const known = linesWith(LINES, {
  estimate: ESTIMATE,
  prices: new Map([["p", PRICE]]),
  nameOf: (id) => (id === "app" ? "Basket" : undefined),
});
const shown = (search: Parameters<typeof shownLines>[1]) =>
  shownLines(known, search).map(({ line }) => line.id);

describe("the lines of a cost sheet", () => {
  it("are told with their part, price and amount, as far as these are known", () => {
    expect(known.map(({ partName, price, estimated }) => [partName, price?.sku, estimated?.amount])).toEqual([
      ["Basket", "D2s v5", "0.1"],
      [undefined, undefined, null],
      [null, undefined, undefined],
    ]);
  });

  it("are found by part, price and note, and by what is flagged", () => {
    expect(shown({})).toEqual(["a", "b", "c"]);
    expect(shown({ q: "basket d2S" })).toEqual(["a"]);
    expect(shown({ q: "spare" })).toEqual(["b"]);
    expect(shown({ flag: "no-price" })).toEqual(["b"]);
    expect(shown({ q: "basket", flag: "no-price" })).toEqual([]);
  });
});
