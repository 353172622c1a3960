import type { Guid } from "@plumbline/model-core";
import type { CostLine } from "../documents/cost-sheet-request.js";
import type { EstimateInput } from "../estimates/make-estimate.js";
import type { NamedInEstimate } from "../estimates/write-estimate-csv.js";
import type { PriceRecord } from "../prices/price-record.js";
import { numbered } from "./bodies.js";

export const id = (number: number) => numbered(number) as Guid;

/** A line for an element, at a price, both by their numbers. */
export function aLine(number: number, change: Partial<CostLine> = {}): CostLine {
  const named = { elementId: null, priceId: null, hoursPerMonth: null, note: null };
  return { id: id(number), ...named, quantity: "1", ...change };
}

export function aPrice(number: number, change: Partial<PriceRecord> = {}): PriceRecord {
  return {
    id: id(number),
    source: "custom",
    provider: "Example Cloud",
    region: null,
    sku: `sku ${number}`,
    description: null,
    unit: "1 Hour",
    unitPrice: "1",
    currency: "USD",
    effectiveDate: "2026-01-01",
    enteredAt: "2026-11-01T00:00:00.000Z",
    enteredBy: "user:nobody",
    meterId: null,
    ...change,
  };
}

/** A shop of two apps, one of which has two parts, and what is asked of it. */
export function aShop(change: Partial<EstimateInput & NamedInEstimate> = {}) {
  const element = (number: number, name: string, parent: number | null) =>
    [id(number), { name, parentId: parent === null ? null : id(parent) }] as const;
  const prices: readonly PriceRecord[] = [
    aPrice(100, { unitPrice: "0.115" }),
    aPrice(101, { unitPrice: "0.000000000001", enteredAt: "2026-08-25T00:00:00.000Z" }),
    aPrice(102, { currency: "EUR", unitPrice: "10" }),
    aPrice(103, { unitPrice: null }),
  ];
  return {
    prices: new Map(prices.map((price) => [price.id as string, price])),
    elements: new Map<string, { readonly name: string; readonly parentId: Guid | null }>([
      element(1, "Shop", null),
      element(2, "=Web", 1),
      element(3, "Orders", 1),
      element(4, 'Part, "one"', 3),
    ]),
    currency: "USD",
    asOf: "2026-11-24",
    stalePriceAfterDays: 90,
    lines: [] as readonly CostLine[],
    ...change,
  };
}

/** A line of every sort. */
export const LINES: readonly CostLine[] = [
  aLine(10, { elementId: id(2), priceId: id(100), quantity: "2", hoursPerMonth: "730" }),
  aLine(11, { elementId: id(4), priceId: id(101), quantity: "3", note: "+cheap" }),
  aLine(12, { elementId: id(3), priceId: id(102), quantity: "0.5" }),
  aLine(13, { elementId: id(3), priceId: id(103) }),
  aLine(14, { elementId: id(3), priceId: id(999) }),
  aLine(15, { elementId: id(99), priceId: id(100) }),
  aLine(16, { priceId: id(100), quantity: "0" }),
  aLine(17, { note: "to be decided" }),
];
