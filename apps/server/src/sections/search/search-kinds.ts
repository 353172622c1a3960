import { FACT_KINDS } from "@plumbline/model-core";

/** What a search finds: facts of the main model by their kinds, and what is written about it. */
export const SEARCH_KINDS = [...FACT_KINDS, "scenario", "promise", "decision", "question"] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];
