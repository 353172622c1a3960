import type { Schemas } from "@plumbline/api-client";

/** A price as it is typed. */
export interface PriceDraft {
  readonly provider: string;
  readonly sku: string;
  readonly region: string;
  readonly description: string;
  readonly unit: string;
  readonly unitPrice: string;
  readonly currency: string;
  readonly effectiveDate: string;
}

export const PRICE_FIELDS = [
  "provider",
  "sku",
  "unit",
  "unitPrice",
  "currency",
  "effectiveDate",
  "region",
  "description",
] as const satisfies readonly (keyof PriceDraft)[];

export function emptyPrice(currency: string, today: Date): PriceDraft {
  return {
    provider: "",
    sku: "",
    region: "",
    description: "",
    unit: "",
    unitPrice: "",
    currency,
    effectiveDate: today.toISOString().slice(0, 10),
  };
}

/** What is sent: an amount as its digits, and nothing where nothing was typed. */
export function priceOfDraft(draft: PriceDraft): Schemas["PriceRequest"] {
  const { provider, sku, unit, effectiveDate } = draft;
  return {
    provider: provider.trim(),
    sku: sku.trim(),
    region: draft.region.trim() || null,
    description: draft.description.trim() || null,
    unit: unit.trim(),
    unitPrice: draft.unitPrice.trim() || null,
    currency: draft.currency.trim().toUpperCase(),
    effectiveDate,
  };
}
