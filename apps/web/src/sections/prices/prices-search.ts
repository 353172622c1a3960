import { oneOfIn, textIn } from "../../design/search-values.js";

export const PRICE_TABS = ["list", "catalogue"] as const;
export type PriceTab = (typeof PRICE_TABS)[number];

/** What the catalogue is asked for; what is left out may be anything. */
export interface CatalogueSearch {
  readonly service?: string | undefined;
  readonly region?: string | undefined;
  readonly sku?: string | undefined;
  readonly meter?: string | undefined;
  readonly currency?: string | undefined;
}

/** What the address says of this screen after `?`. */
export interface PricesSearch extends CatalogueSearch {
  readonly tab?: PriceTab | undefined;
  readonly q?: string | undefined;
}

export function readPricesSearch(search: Readonly<Record<string, unknown>>): PricesSearch {
  return {
    tab: oneOfIn(search, "tab", PRICE_TABS),
    q: textIn(search, "q"),
    service: textIn(search, "service"),
    region: textIn(search, "region"),
    sku: textIn(search, "sku"),
    meter: textIn(search, "meter"),
    currency: textIn(search, "currency"),
  };
}
