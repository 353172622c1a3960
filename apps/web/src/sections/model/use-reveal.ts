import { useCallback } from "react";
import type { DrawnModel } from "../../canvas/drawn-model.js";
import { framesAround } from "../../canvas/part.js";
import type { ModelAddress } from "./use-model-address.js";

/** Selects a part and opens what is around it, so that the picture flies there. */
export function useReveal(drawn: DrawnModel, { openIds, change }: ModelAddress): (id: string) => void {
  return useCallback(
    (id) => {
      const open = new Set([...openIds, ...framesAround(drawn.tree, id)]);
      change({ selected: id, open: [...open].join(",") || undefined });
    },
    [change, drawn, openIds],
  );
}
