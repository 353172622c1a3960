import { describe, expect, it } from "@jest/globals";
import { emptyPrice, priceOfDraft } from "./price-draft.js";

const NOON = new Date("2026-11-24T12:00:00Z");

describe("a price that is typed", () => {
  it("begins in the currency of the settings, and holds from today", () => {
    expect(emptyPrice("EUR", NOON)).toMatchObject({ currency: "EUR", effectiveDate: "2026-11-24" });
  });

  it("keeps every digit of its amount, and says nothing where nothing was typed", () => {
    const draft = { ...emptyPrice("usd ", NOON), provider: " Example ", sku: "D2", unit: "1 Hour" };
    expect(priceOfDraft({ ...draft, unitPrice: "0.10000000001" })).toEqual({
      provider: "Example",
      sku: "D2",
      region: null,
      description: null,
      unit: "1 Hour",
      unitPrice: "0.10000000001",
      currency: "USD",
      effectiveDate: "2026-11-24",
    });
    expect(priceOfDraft(draft).unitPrice).toBeNull();
  });
});
