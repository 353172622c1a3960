import type { ModelSearch } from "../model-search.js";

/** What the address filters by. */
export const FILTER_NAMES = [
  "label",
  "status",
  "kind",
  "technology",
  "tag",
  "stale",
  "finding",
  "promise",
  "since",
] as const;

export type FilterName = (typeof FILTER_NAMES)[number];

/** How many filters are on. */
export function filtersOn(search: ModelSearch): number {
  return FILTER_NAMES.filter((name) => search[name] !== undefined).length;
}
