import type { Schemas } from "@plumbline/api-client";
import { oneOfIn, textIn } from "../../../design/search-values.js";

export type LineFlag = Schemas["EstimatedLineResponse"]["flags"][number];

/** Those that keep a line out of the sums stand first. */
export const LINE_FLAGS = [
  "no-price",
  "other-currency",
  "missing-element",
  "stale-price",
] as const satisfies readonly LineFlag[];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the address says of a cost sheet after `?`. */
export interface SheetSearch {
  /** The day that the estimate is for. */
  readonly asOf?: string | undefined;
  readonly q?: string | undefined;
  /** Lines with this flag alone. */
  readonly flag?: LineFlag | undefined;
}

export function readSheetSearch(search: Readonly<Record<string, unknown>>): SheetSearch {
  const asOf = textIn(search, "asOf");
  return {
    asOf: asOf !== undefined && DAY.test(asOf) ? asOf : undefined,
    q: textIn(search, "q"),
    flag: oneOfIn(search, "flag", LINE_FLAGS),
  };
}
