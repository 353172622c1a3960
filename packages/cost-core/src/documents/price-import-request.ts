import type { Result } from "@plumbline/model-core";
import { nullable, object, type ReadOf } from "@plumbline/model-core/declaring";
import { currency, line } from "./body-values.js";
import { type CostRefusal, readExactBody } from "./read-exact-body.js";

/** The body that takes a price from the catalogue; every key is required (docs/reference/prices.md#importing-a-price). */
export const PRICE_IMPORT_REQUEST = object({
  meterId: line({ about: "What the catalogue counts" }),
  skuId: nullable(line({ about: "null takes any of the meter" })),
  armRegionName: nullable(line({ about: "null takes any of the meter" })),
  currency: currency(),
});

/** Which price of the catalogue is meant. */
export type WantedMeter = ReadOf<typeof PRICE_IMPORT_REQUEST>;

const BODY = { node: PRICE_IMPORT_REQUEST, name: "import", amounts: [] };

export function readPriceImportRequest(text: string): Result<WantedMeter, CostRefusal> {
  return readExactBody(BODY, text);
}
