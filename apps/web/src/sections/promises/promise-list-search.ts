import type { Schemas } from "@plumbline/api-client";
import { oneOfIn, textIn } from "../../design/search-values.js";

export type PromiseState = Schemas["PromiseListItem"]["state"];

// The package of promises has the same list; an address is read before any package is loaded.
export const PROMISE_STATES = ["draft", "approved", "retired"] as const satisfies readonly PromiseState[];
export const GAP_FILTERS = ["some", "none"] as const;

/** What the address says of this screen after `?`. */
export interface PromiseListSearch {
  readonly q?: string | undefined;
  readonly state?: PromiseState | undefined;
  readonly gaps?: (typeof GAP_FILTERS)[number] | undefined;
  /** Those that wait for somebody to look at them. */
  readonly review?: "yes" | undefined;
  /** Those that link a thing of this ID. */
  readonly linked?: string | undefined;
}

export function readPromiseListSearch(search: Readonly<Record<string, unknown>>): PromiseListSearch {
  return {
    q: textIn(search, "q"),
    state: oneOfIn(search, "state", PROMISE_STATES),
    gaps: oneOfIn(search, "gaps", GAP_FILTERS),
    review: oneOfIn(search, "review", ["yes"]),
    linked: textIn(search, "linked"),
  };
}
