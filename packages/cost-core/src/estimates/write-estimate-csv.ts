import type { CostLine } from "../documents/cost-sheet-request.js";
import type { PriceRecord } from "../prices/price-record.js";
import { csvCell } from "./csv-cell.js";
import type { ElementSum, Estimate, EstimatedLine } from "./estimate.js";

/** What a file says beside the estimate: the lines of the sheet, and what they name, by ID. */
export interface NamedInEstimate {
  readonly lines: readonly CostLine[];
  readonly prices: ReadonlyMap<string, PriceRecord>;
  readonly elements: ReadonlyMap<string, { readonly name: string }>;
}

const COLUMNS = [
  ...["row", "lineId", "elementId", "element", "provider", "region", "sku", "unit", "unitPrice"],
  ...["currency", "quantity", "hoursPerMonth", "amount", "total", "flags", "note"],
] as const;

type Row = { readonly [Column in string]?: string | null };

/**
 * An estimate as CSV (RFC 4180): a row for each line, then one for each element with its sums, then the total
 * (docs/reference/prices.md#estimates-as-csv).
 */
export function writeEstimateCsv(estimate: Estimate, named: NamedInEstimate): string {
  const { currency, total, asOf, notInTotal } = estimate;
  const note = `as of ${asOf}${notInTotal === 0 ? "" : `; lines in other currencies left out: ${notInTotal}`}`;
  const rows: readonly Row[] = [
    ...estimate.lines.map((line, index) => rowOfLine(line, named.lines[index], named)),
    ...estimate.byElement.map((sum) => rowOfElement(sum, currency, named)),
    { row: "total", currency, total, note },
  ];
  return [COLUMNS.join(","), ...rows.map(textOf)].map((row) => `${row}\r\n`).join("");
}

function textOf(row: Row): string {
  return COLUMNS.map((column) => csvCell(row[column] ?? null)).join(",");
}

function rowOfLine(
  { id, amount, currency, flags }: EstimatedLine,
  line: CostLine | undefined,
  { prices, elements }: NamedInEstimate,
): Row {
  const price = prices.get(line?.priceId ?? "");
  return {
    row: "line",
    lineId: id,
    elementId: line?.elementId ?? null,
    element: elements.get(line?.elementId ?? "")?.name ?? null,
    provider: price?.provider ?? null,
    region: price?.region ?? null,
    sku: price?.sku ?? null,
    unit: price?.unit ?? null,
    unitPrice: price?.unitPrice ?? null,
    currency,
    quantity: line?.quantity ?? null,
    hoursPerMonth: line?.hoursPerMonth ?? null,
    amount,
    flags: flags.join(" "),
    note: line?.note ?? null,
  };
}

function rowOfElement(
  { elementId, amount, total }: ElementSum,
  currency: string,
  { elements }: NamedInEstimate,
): Row {
  const element = elements.get(elementId)?.name ?? null;
  return { row: "element", elementId, element, currency, amount, total };
}
