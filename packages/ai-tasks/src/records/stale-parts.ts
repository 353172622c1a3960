import type { Guid } from "@plumbline/model-core";
import type { PartKind } from "../aliases/part-kinds.js";
import { partHash } from "./part-hash.js";
import type { PinnedPart, PresentFacts } from "./pinned-part.js";

export const STALE_CHANGES = ["removed", "changed", "scenario-changed"] as const;
export type StaleChange = (typeof STALE_CHANGES)[number];

/** Something that a proposal names and that is another one by now (docs/reference/ai.md#stale). */
export interface StalePart {
  readonly kind: PartKind;
  readonly id: Guid;
  /** Null for the scenario that is revised. */
  readonly alias: string | null;
  readonly change: StaleChange;
}

/** The parts that moved or went since they were pinned, in the order of the pins. */
export function staleParts(pinned: readonly PinnedPart[], present: PresentFacts): readonly StalePart[] {
  return pinned.flatMap(({ alias, kind, targetId: id, hash }): readonly StalePart[] => {
    const found = present.get(id);
    if (found === undefined || found.kind !== kind) {
      return [{ kind, id, alias, change: "removed" }];
    }
    return partHash(kind, found.fact) === hash ? [] : [{ kind, id, alias, change: "changed" }];
  });
}
