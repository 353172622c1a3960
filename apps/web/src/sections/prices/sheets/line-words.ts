import { amountText } from "../../../design/amount-text.js";
import { COST_WORDS as words } from "../../../words/costs.js";
import { priceName, unitPriceText } from "../price-name.js";
import type { ShownLine } from "./shown-lines.js";

/** What a line is called: after its part, and else after its price. */
export function lineName({ partName, price }: Pick<ShownLine, "partName" | "price">): string {
  if (partName === null) {
    return price === undefined ? words.noPart : priceName(price);
  }
  return partName ?? words.goneName;
}

/** What is multiplied: `2 × 0.115 USD per 1 Hour × 730 h`. */
export function productText({ line, price }: Pick<ShownLine, "line" | "price">): string {
  const priced = price === undefined ? words.noPriceName : unitPriceText(price);
  const product = words.times(amountText(line.quantity), priced);
  return line.hoursPerMonth === null
    ? product
    : `${product} ${words.timesHours(amountText(line.hoursPerMonth))}`;
}

/** What it comes to, in the currency of its price. */
export function lineAmount({ estimated }: Pick<ShownLine, "estimated">): string {
  const { amount = null, currency = null } = estimated ?? {};
  return amount === null || currency === null ? words.noAmount : words.sum(amountText(amount), currency);
}
