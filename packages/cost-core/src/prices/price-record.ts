import type { Guid } from "@plumbline/model-core";
import { guid, nullable, object, text, timestamp, word } from "@plumbline/model-core/declaring";
import type { PriceContent } from "../documents/price-request.js";

export const PRICE_SOURCES = ["custom", "cloud"] as const;
export type PriceSource = (typeof PRICE_SOURCES)[number];

/** An entry of the price list (docs/reference/prices.md#prices). */
export interface PriceRecord extends PriceContent {
  readonly id: Guid;
  readonly source: PriceSource;
  /** When somebody entered it, or the catalogue was asked; ISO 8601 in UTC. */
  readonly enteredAt: string;
  /** `user:<id>`. */
  readonly enteredBy: string;
  /** Of the catalogue; null of a custom price. */
  readonly meterId: string | null;
}

const EXACT = "An exact decimal as text, of at most 12 decimals";

/** The same as it is answered. */
export const PRICE_RECORD = object({
  id: guid(),
  source: word(PRICE_SOURCES),
  provider: text(),
  region: nullable(text()),
  sku: text(),
  description: nullable(text()),
  unit: text(),
  unitPrice: nullable(text({ about: `${EXACT}; null where it is not known` })),
  currency: text(),
  effectiveDate: text({ about: "From when it holds, as 2026-11-24" }),
  enteredAt: timestamp({ about: "When it was entered, or fetched" }),
  enteredBy: text({ about: "user:<id>" }),
  meterId: nullable(text({ about: "Of the catalogue; null of a custom price" })),
});
