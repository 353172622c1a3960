import { compareCodeUnits, present } from "@plumbline/model-core";
import { compareDecimals, parseDecimal } from "../decimals/decimal.js";
import type { WantedMeter } from "../documents/price-import-request.js";
import type { CatalogueRow } from "./catalogue-meter.js";

/**
 * The row that an import takes of those that the catalogue told (docs/reference/prices.md#importing-a-price): what was
 * asked for exactly, for consumption, with the lowest tier, and of those the newest not in the future; null when there
 * is none. A row that does not say its type is for consumption. The catalogue is not believed to have filtered.
 */
export function chooseRow(
  rows: readonly CatalogueRow[],
  wanted: WantedMeter,
  today: string,
): CatalogueRow | null {
  const fitting = rows.filter((row) => isWanted(row, wanted) && row.meter.effectiveDate <= today);
  return fitting.toSorted(firstTaken)[0] ?? null;
}

function isWanted({ meter, type }: CatalogueRow, wanted: WantedMeter): boolean {
  return (
    (type ?? "Consumption") === "Consumption" &&
    meter.meterId.toLowerCase() === wanted.meterId.toLowerCase() &&
    meter.currency === wanted.currency &&
    isSame(meter.skuId, wanted.skuId) &&
    isSame(meter.armRegionName, wanted.armRegionName)
  );
}

/** Null takes any. */
function isSame(said: string | null, wanted: string | null): boolean {
  return wanted === null || said?.toLowerCase() === wanted.toLowerCase();
}

/** Of rows that are alike in all of it, the first by SKU and region. */
function firstTaken(left: CatalogueRow, right: CatalogueRow): number {
  return (
    compareDecimals(tierOf(left), tierOf(right)) ||
    compareCodeUnits(right.meter.effectiveDate, left.meter.effectiveDate) ||
    compareCodeUnits(nameOf(left), nameOf(right))
  );
}

function tierOf({ tier }: CatalogueRow) {
  return present(parseDecimal(tier));
}

function nameOf({ meter }: CatalogueRow): string {
  return `${meter.skuId}\n${meter.armRegionName}`;
}
