export function numbered(number: number): string {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, "0")}`;
}

export const FULL_PRICE = {
  provider: "Example Cloud",
  region: "westeurope",
  sku: "D2s v5",
  description: "A small machine\nwith two cores",
  unit: "1 Hour",
  unitPrice: "0.115",
  currency: "USD",
  effectiveDate: "2026-11-01",
} as const;

export const BARE_PRICE = { ...FULL_PRICE, region: null, description: null, unitPrice: null } as const;

export const FULL_IMPORT = {
  meterId: "000a794b-bdb0-58be-a0cd-0c3a0f222923",
  skuId: "DZH318Z0BQPS/00TG",
  armRegionName: "westeurope",
  currency: "USD",
} as const;

export const FULL_SHEET = {
  id: numbered(1),
  name: "Production",
  lines: [
    {
      id: numbered(2),
      elementId: numbered(3),
      priceId: numbered(4),
      quantity: "2",
      hoursPerMonth: "730",
      note: "Two, so that one may fail",
    },
    { quantity: "1" },
  ],
} as const;
