import type { Schemas } from "@plumbline/api-client";
import { FACT_STATUSES, type FactStatus } from "@plumbline/model-core";

type Counts = Schemas["ExplainDeltaResponse"]["factStatus"];

/** How the facts are known that an explanation rests on, and how many of them; without what there is none of. */
export function citedStatuses(counts: Counts): readonly (readonly [FactStatus, number])[] {
  return FACT_STATUSES.map((status) => [status, counts[status]] as const).filter(([, count]) => count > 0);
}
