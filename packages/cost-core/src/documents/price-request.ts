import type { Result } from "@plumbline/model-core";
import { nullable, object, type ReadOf } from "@plumbline/model-core/declaring";
import { COST_LIMITS } from "../limits.js";
import { amount, anyLine, calendarDate, currency, line, prose } from "./body-values.js";
import { type CostRefusal, readExactBody } from "./read-exact-body.js";

/** The body that adds a custom price; every key is required (docs/reference/prices.md#prices). */
export const PRICE_REQUEST = object({
  provider: line({ about: "Who is paid" }),
  region: nullable(anyLine({ about: "Where it holds; null everywhere" })),
  sku: line({ about: "What the provider calls it" }),
  description: nullable(prose(COST_LIMITS.descriptionCharacters)),
  unit: line({ about: "What one of it is, as 1 Hour" }),
  unitPrice: nullable(amount("An exact decimal, as number or text; null where it is not known")),
  currency: currency(),
  effectiveDate: calendarDate({ about: "From when it holds" }),
});

/** What a price says, its amount in the one way to write it. */
export type PriceContent = ReadOf<typeof PRICE_REQUEST>;

const BODY = { node: PRICE_REQUEST, name: "price", amounts: ["unitPrice"] };

/** Reads the body of a custom price from its raw text. */
export function readPriceRequest(text: string): Result<PriceContent, CostRefusal> {
  return readExactBody(BODY, text);
}
