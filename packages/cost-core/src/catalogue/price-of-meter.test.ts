import { expect, it } from "@jest/globals";
import { readPriceRequest } from "../documents/price-request.js";
import type { CatalogueMeter } from "./catalogue-meter.js";
import { priceOfMeter } from "./price-of-meter.js";

const BARE: CatalogueMeter = {
  meterId: "m",
  skuId: null,
  serviceName: null,
  productName: null,
  skuName: null,
  meterName: null,
  armRegionName: null,
  unit: "1 Hour",
  unitPrice: null,
  currency: "USD",
  effectiveDate: "2026-11-01",
};

it("a meter that says little is a price all the same", () => {
  const price = priceOfMeter(BARE);
  expect(price).toMatchObject({
    provider: "cloud",
    region: null,
    sku: "m",
    description: null,
    unitPrice: null,
  });
  expect(readPriceRequest(JSON.stringify(price))).toEqual({ ok: true, value: price });
});

it("a price says what its meter is called, each name once", () => {
  const long = "x".repeat(200);
  const named = { serviceName: "Machines", productName: "FS", skuName: "F16s", meterName: "F16s" };
  expect(priceOfMeter({ ...BARE, ...named }).description).toBe("Machines / FS / F16s");
  const price = priceOfMeter({ ...BARE, serviceName: long, productName: long.toUpperCase(), skuId: long });
  expect(readPriceRequest(JSON.stringify(price)).ok).toBe(true);
});
