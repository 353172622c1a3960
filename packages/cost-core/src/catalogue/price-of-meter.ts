import type { PriceContent } from "../documents/price-request.js";
import type { CatalogueMeter } from "./catalogue-meter.js";

/** The provider of every price that came from the catalogue. */
export const CATALOGUE_PROVIDER = "cloud";

/** What an imported price says. */
export function priceOfMeter(meter: CatalogueMeter): PriceContent {
  const { serviceName, productName, skuName, meterName, unit, unitPrice, currency, effectiveDate } = meter;
  const named = [serviceName, productName, skuName, meterName].filter((name) => name !== null);
  return {
    provider: CATALOGUE_PROVIDER,
    region: meter.armRegionName,
    sku: meter.skuId ?? meter.meterId,
    description: named.length === 0 ? null : [...new Set(named)].join(" / "),
    unit,
    unitPrice,
    currency,
    effectiveDate,
  };
}
