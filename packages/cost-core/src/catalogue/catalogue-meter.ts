import { nullable, object, type ReadOf, text } from "@plumbline/model-core/declaring";

/** A price of the catalogue, as a search answers it (docs/reference/prices.md#searching-the-catalogue). */
export const CATALOGUE_METER = object({
  meterId: text(),
  skuId: nullable(text()),
  serviceName: nullable(text()),
  productName: nullable(text()),
  skuName: nullable(text()),
  meterName: nullable(text()),
  armRegionName: nullable(text()),
  unit: text(),
  unitPrice: nullable(
    text({ about: "An exact decimal; null where the catalogue says none that can be kept" }),
  ),
  currency: text(),
  effectiveDate: text({ about: "From when it holds, as 2026-11-24" }),
});

export type CatalogueMeter = ReadOf<typeof CATALOGUE_METER>;

/** A row of the catalogue: a price, and what tells it from others of its meter. */
export interface CatalogueRow {
  readonly meter: CatalogueMeter;
  /** `Consumption`, `Reservation`, …; null where it does not say. */
  readonly type: string | null;
  /** How many units have to be used before it holds; an exact decimal. */
  readonly tier: string;
}

/** What one answer of the catalogue holds. */
export interface CataloguePage {
  readonly rows: readonly CatalogueRow[];
  /** How many rows the next page skips; null on the last, and where there is no way to the next. */
  readonly nextSkip: number | null;
  /** There where it names a next page to which there is no way. */
  readonly isCutOff?: true;
}
