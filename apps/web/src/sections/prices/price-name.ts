import { amountText } from "../../design/amount-text.js";
import { PRICE_WORDS as words } from "../../words/prices.js";
import type { Price } from "./price-queries.js";

/** What people call a price. */
export function priceName({ provider, sku }: Pick<Price, "provider" | "sku">): string {
  return `${provider} ${sku}`;
}

/** What one unit of it costs, as far as that is known. */
export function unitPriceText({
  unitPrice,
  currency,
  unit,
}: Pick<Price, "unitPrice" | "currency" | "unit">): string {
  return unitPrice === null
    ? words.unknown(currency, unit)
    : words.perUnit(amountText(unitPrice), currency, unit);
}
