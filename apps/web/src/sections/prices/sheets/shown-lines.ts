import type { CostLine, Estimate } from "../../../api/cost-queries.js";
import { hasWords } from "../../../design/has-words.js";
import type { Price } from "../price-queries.js";
import type { SheetSearch } from "./sheet-search.js";

export type EstimatedLine = Estimate["lines"][number];

/** A line with all that is known of it. */
export interface ShownLine {
  readonly line: CostLine;
  /** What it comes to; undefined until that is known, or where it was changed since. */
  readonly estimated: EstimatedLine | undefined;
  readonly price: Price | undefined;
  /** Of its part; null for one of no part, undefined for one that is not known. */
  readonly partName: string | null | undefined;
}

export interface KnownOfLines {
  readonly estimate: Estimate | undefined;
  readonly prices: ReadonlyMap<string, Price>;
  readonly nameOf: (elementId: string) => string | undefined;
}

export function linesWith(
  lines: readonly CostLine[],
  { estimate, prices, nameOf }: KnownOfLines,
): readonly ShownLine[] {
  const estimates = new Map(estimate?.lines.map((line) => [line.id, line]));
  return lines.map((line) => ({
    line,
    estimated: estimates.get(line.id),
    price: line.priceId === null ? undefined : prices.get(line.priceId),
    partName: line.elementId === null ? null : nameOf(line.elementId),
  }));
}

/** Those that the filters of the screen let through. */
export function shownLines(
  lines: readonly ShownLine[],
  { q, flag }: Pick<SheetSearch, "q" | "flag">,
): readonly ShownLine[] {
  return lines.filter(
    ({ line, estimated, price, partName }) =>
      (flag === undefined || estimated?.flags.includes(flag) === true) &&
      hasWords([partName, price?.provider, price?.sku, price?.region, line.note].join("\n"), q),
  );
}
