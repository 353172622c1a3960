import { useCallback } from "react";
import type { DrawnModel } from "../../canvas/drawn-model.js";
import { framesAround } from "../../canvas/part.js";
import type { ModelAddress } from "./use-model-address.js";

/** Shows a part; one that was not drawn yet is found by what it stands in. */
export type Reveal = (id: string | null, parentId?: string | null) => void;

/** Selects a part and opens what is around it, so that the picture flies there. */
export function useReveal(drawn: DrawnModel, { openIds, change }: ModelAddress): Reveal {
  return useCallback(
    (id, parentId = null) => {
      const around = parentId === null ? [] : [...framesAround(drawn.tree, parentId), parentId];
      const open = new Set([...openIds, ...framesAround(drawn.tree, id ?? ""), ...around]);
      change({ selected: id ?? undefined, open: [...open].join(",") || undefined });
    },
    [change, drawn, openIds],
  );
}
