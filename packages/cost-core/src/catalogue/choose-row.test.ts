import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { anItem, aPage } from "../testing/catalogue-items.js";
import type { CatalogueRow } from "./catalogue-meter.js";
import { chooseRow } from "./choose-row.js";
import { readCataloguePage } from "./read-catalogue-page.js";

const TODAY = "2026-11-24";
const { meterId, skuId, armRegionName } = anItem();
const WANTED = { meterId, skuId, armRegionName, currency: "USD" };

function rowsOf(...changes: readonly object[]): readonly CatalogueRow[] {
  const items = changes.map((change) => anItem(change as Readonly<Record<string, unknown>>));
  const read = readCataloguePage(aPage(items), { origin: "https://prices.test", skip: 0 });
  if (!read.ok) {
    throw new Error(read.refusal);
  }
  return read.value.rows;
}

const priceIn = (rows: readonly CatalogueRow[], wanted = {}) =>
  chooseRow(rows, { ...WANTED, ...wanted }, TODAY)?.meter.unitPrice;

describe("of several rows", () => {
  it.each<[string, object, object]>([
    ["for consumption", { retailPrice: 1 }, { retailPrice: 2, type: "Reservation" }],
    ["for consumption alone", { retailPrice: 1 }, { retailPrice: 2, type: "DevTestConsumption" }],
    ["that does not say what it is for", { retailPrice: 1, type: null }, { retailPrice: 2, type: "Spot" }],
    ["of the lowest tier", { retailPrice: 1, tierMinimumUnits: 9 }, { retailPrice: 2, tierMinimumUnits: 10 }],
    [
      "of the lowest tier, also where it is older",
      { retailPrice: 1, effectiveStartDate: "2019-01-01T00:00:00Z" },
      { retailPrice: 2, tierMinimumUnits: 0.5 },
    ],
    [
      "that is the newest",
      { retailPrice: 1 },
      { retailPrice: 2, effectiveStartDate: "2020-07-31T00:00:00Z" },
    ],
    [
      "that holds by today",
      { retailPrice: 1, effectiveStartDate: "2026-11-24T23:00:00Z" },
      { retailPrice: 2, effectiveStartDate: "2026-11-25T00:00:00Z" },
    ],
    ["in the currency", { retailPrice: 1 }, { retailPrice: 2, currencyCode: "EUR" }],
    ["of the SKU", { retailPrice: 1 }, { retailPrice: 2, skuId: "other" }],
    ["of the region", { retailPrice: 1 }, { retailPrice: 2, armRegionName: "eastus" }],
    ["of the meter", { retailPrice: 1 }, { retailPrice: 2, meterId: "other" }],
  ])("the one %s is taken, in any order", (_, taken, other) => {
    expect([priceIn(rowsOf(taken, other)), priceIn(rowsOf(other, taken))]).toEqual(["1", "1"]);
  });

  it("is none taken that does not fit", () => {
    expect(chooseRow([], WANTED, TODAY)).toBeNull();
    expect(chooseRow(rowsOf({ type: "Reservation" }, { currencyCode: "EUR" }), WANTED, TODAY)).toBeNull();
    expect(chooseRow(rowsOf({ skuId: null }), WANTED, TODAY)).toBeNull();
  });

  it("is any SKU and region taken where none is named, and letter case says nothing", () => {
    const rows = rowsOf({ retailPrice: 1, skuId: "b" }, { retailPrice: 2, skuId: "a" });
    expect(priceIn(rows, { skuId: null, armRegionName: null })).toBe("2");
    expect(priceIn(rows, { skuId: "B", meterId: meterId.toUpperCase() })).toBe("1");
  });

  it("is the same taken in any order", () => {
    const change = fc.record({
      retailPrice: fc.constant(1),
      skuId: fc.constantFrom("a", "b"),
      type: fc.constantFrom("Consumption", "Reservation"),
      tierMinimumUnits: fc.constantFrom(0, 1, 10),
      effectiveStartDate: fc.constantFrom(
        "2020-01-01T00:00:00Z",
        "2027-01-01T00:00:00Z",
        "2021-01-01T00:00:00Z",
      ),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
        const wanted = { ...WANTED, skuId: null };
        const rows = rowsOf(...changes);
        expect(chooseRow(rows.toReversed(), wanted, TODAY)).toEqual(chooseRow(rows, wanted, TODAY));
      }),
      { seed: 41 },
    );
  });
});
