/** An item of the catalogue as it is told, with more fields than anybody reads. */
export function anItem(change: Readonly<Record<string, unknown>> = {}) {
  return {
    currencyCode: "USD",
    tierMinimumUnits: 0,
    retailPrice: 0.176346,
    unitPrice: 0.176346,
    armRegionName: "westeurope",
    location: "EU West",
    effectiveStartDate: "2020-08-01T00:00:00Z",
    meterId: "000a794b-bdb0-58be-a0cd-0c3a0f222923",
    meterName: "F16s Spot",
    productId: "DZH318Z0BQPS",
    skuId: "DZH318Z0BQPS/00TG",
    productName: "Virtual Machines FS Series",
    skuName: "F16s Spot",
    serviceName: "Virtual Machines",
    serviceId: "DZH313Z7MMC8",
    serviceFamily: "Compute",
    unitOfMeasure: "1 Hour",
    type: "Consumption",
    isPrimaryMeterRegion: true,
    armSkuName: "Standard_F16s",
    ...change,
  };
}

/** A page of them. */
export function aPage(items: readonly unknown[], change: Readonly<Record<string, unknown>> = {}): string {
  const head = { BillingCurrency: "USD", CustomerEntityId: "Default", CustomerEntityType: "Retail" };
  return JSON.stringify({ ...head, Items: items, NextPageLink: null, Count: items.length, ...change });
}
