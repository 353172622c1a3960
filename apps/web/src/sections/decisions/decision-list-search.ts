import { oneOfIn, textIn } from "../../design/search-values.js";

export const DECISION_STATUSES = ["proposed", "accepted", "rejected", "superseded"] as const;
export type DecisionStatus = (typeof DECISION_STATUSES)[number];

/** What the address says of this screen after `?`. */
export interface DecisionListSearch {
  readonly q?: string | undefined;
  readonly status?: DecisionStatus | undefined;
  /** The ID of something that they affect. */
  readonly affects?: string | undefined;
}

export function readDecisionListSearch(search: Readonly<Record<string, unknown>>): DecisionListSearch {
  return {
    q: textIn(search, "q"),
    status: oneOfIn(search, "status", DECISION_STATUSES),
    affects: textIn(search, "affects"),
  };
}
