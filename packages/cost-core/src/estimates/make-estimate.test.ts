import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { plainAmount } from "../decimals/amount.js";
import { anAmount } from "../testing/arbitrary-amounts.js";
import { productOnPaper, sumOnPaper } from "../testing/digit-reference.js";
import { aLine, aPrice, aShop, id, LINES } from "../testing/systems.js";
import { makeEstimate } from "./make-estimate.js";

describe("an estimate", () => {
  it("is nothing without lines", () => {
    const nothing = {
      currency: "USD",
      total: "0",
      asOf: "2026-11-24",
      notInTotal: 0,
      lines: [],
      byElement: [],
    };
    expect(makeEstimate(aShop())).toEqual(nothing);
  });

  it("has an amount and flags for each line, in the order of the sheet", () => {
    const { lines, total, notInTotal } = makeEstimate(aShop({ lines: LINES }));
    expect(lines.map(({ amount, currency, flags }) => [amount, currency, ...flags])).toEqual([
      ["167.9", "USD"],
      ["0.000000000003", "USD", "stale-price"],
      ["5", "EUR", "other-currency"],
      [null, "USD", "no-price"],
      [null, null, "no-price"],
      ["0.115", "USD", "missing-element"],
      ["0", "USD"],
      [null, null, "no-price"],
    ]);
    expect([total, notInTotal]).toEqual(["168.015000000003", 1]);
  });

  it("sums up elements with what is inside them, by ID; one that is missing stands for itself", () => {
    const { byElement } = makeEstimate(aShop({ lines: LINES }));
    expect(byElement).toEqual([
      { elementId: id(1), amount: "0", total: "167.900000000003" },
      { elementId: id(2), amount: "167.9", total: "167.9" },
      { elementId: id(3), amount: "0", total: "0.000000000003" },
      { elementId: id(4), amount: "0.000000000003", total: "0.000000000003" },
      { elementId: id(99), amount: "0.115", total: "0.115" },
    ]);
  });

  it("flags a price in another currency also where it is stale and unknown, and counts it", () => {
    const price = aPrice(5, { currency: "EUR", unitPrice: null, enteredAt: "2020-01-01T00:00:00.000Z" });
    const input = aShop({ lines: [aLine(1, { priceId: id(5) })], prices: new Map([[id(5), price]]) });
    const { lines, notInTotal } = makeEstimate(input);
    expect([lines[0]?.flags, notInTotal]).toEqual([["other-currency", "stale-price", "no-price"], 1]);
  });

  it("hangs on the day that it is made for", () => {
    const lines = [aLine(1, { priceId: id(100) })];
    const flagsOn = (asOf: string) => makeEstimate(aShop({ lines, asOf })).lines[0]?.flags;
    expect(["2026-01-01", "2027-01-30", "2027-01-31"].map(flagsOn)).toEqual([[], [], ["stale-price"]]);
  });

  it("ends also where elements hold each other", () => {
    const elements = new Map([
      [id(1), { parentId: id(2) }],
      [id(2), { parentId: id(3) }],
      [id(3), { parentId: id(2) }],
    ]);
    const lines = [
      aLine(9, { elementId: id(1), priceId: id(100) }),
      aLine(8, { elementId: id(2), priceId: id(100) }),
    ];
    const totals = makeEstimate(aShop({ lines, elements: elements as never })).byElement;
    expect(totals.map(({ total }) => total)).toEqual(["0.115", "0.23", "0.23"]);
  });

  it("is what it comes to on paper, for any lines, and its outermost parts are its total", () => {
    const line = fc.record({
      price: anAmount,
      quantity: anAmount,
      hours: fc.option(anAmount),
      at: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (all) => {
        const lines = all.map(({ quantity, hours, at }, index) =>
          aLine(1000 + index, {
            elementId: id(at),
            priceId: id(2000 + index),
            quantity: plainAmount(quantity),
            hoursPerMonth: hours === null ? null : plainAmount(hours),
          }),
        );
        const prices = all.map(({ price }, index) => aPrice(2000 + index, { unitPrice: plainAmount(price) }));
        const made = makeEstimate(aShop({ lines, prices: new Map(prices.map((one) => [one.id, one])) }));
        const onPaper = all.map(({ price, quantity, hours }) =>
          productOnPaper(productOnPaper(price, quantity), hours ?? "1"),
        );
        expect(made.lines.map(({ amount }) => amount)).toEqual(onPaper);
        expect(made.total).toBe(onPaper.reduce(sumOnPaper, "0"));
        expect(made.byElement.map(({ amount }) => amount).reduce(sumOnPaper, "0")).toBe(made.total);
        expect(made.byElement.find(({ elementId }) => elementId === id(1))?.total ?? "0").toBe(made.total);
      }),
      { seed: 52 },
    );
  });
});
