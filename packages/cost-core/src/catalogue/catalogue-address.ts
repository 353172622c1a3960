/** What a search asks for; each exactly, undefined for any (docs/reference/prices.md#searching-the-catalogue). */
export interface MeterFilter {
  readonly serviceName?: string | undefined;
  readonly armRegionName?: string | undefined;
  readonly skuName?: string | undefined;
  readonly meterName?: string | undefined;
  readonly meterId?: string | undefined;
  readonly skuId?: string | undefined;
}

/** One question to the catalogue. */
export interface CatalogueQuestion {
  readonly filter: MeterFilter;
  readonly currency: string;
  /** Rows that it leaves out. */
  readonly skip: number;
}

/** The address that a question is asked at: the base address whole, with a query of the retail price protocol. */
export function catalogueAddress(base: string, { filter, currency, skip }: CatalogueQuestion): string {
  const whole = base.replace(/#.*$/s, "");
  const conditions = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name} eq ${quoted(value)}`],
  );
  const parts: readonly (readonly [name: string, value: string])[] = [
    ["currencyCode", quoted(currency)],
    ...(conditions.length === 0 ? [] : [["$filter", conditions.join(" and ")] as const]),
    ...(skip === 0 ? [] : [["$skip", String(skip)] as const]),
  ];
  const query = parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
  return `${whole}${separatorAfter(whole)}${query}`;
}

/** A text of OData: a quote in it is doubled. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function separatorAfter(address: string): string {
  if (!address.includes("?")) {
    return "?";
  }
  return /[?&]$/.test(address) ? "" : "&";
}
