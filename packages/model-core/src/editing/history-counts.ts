import { FACT_KINDS, LIST_OF_KIND } from "../facts/model.js";
import type { PlannedChanges } from "./change-plan.js";

/** What an entry of the history counts. */
export interface HistoryCounts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** How many facts a change set adds, changes and removes. A schema is no fact of a stream. */
export function historyCounts(changes: PlannedChanges): HistoryCounts {
  const counts = { added: 0, changed: 0, removed: 0 };
  for (const kind of FACT_KINDS) {
    if (kind !== "schema") {
      const { added, changed, removed } = changes[LIST_OF_KIND[kind]];
      counts.added += added.length;
      counts.changed += changed.length;
      counts.removed += removed.length;
    }
  }
  return counts;
}
