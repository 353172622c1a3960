import { useEffect, useRef } from "react";
import type { DrawnModel } from "../../canvas/drawn-model.js";
import { framesAround } from "../../canvas/part.js";
import type { ModelAddress } from "./use-model-address.js";

/** A link from elsewhere names what is selected alone: what is around it is opened once, so that it can be seen. */
export function useSelectedInSight(
  { tree }: DrawnModel,
  { search: { selected }, openIds, change }: ModelAddress,
): void {
  const seen = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (selected === undefined || selected === seen.current) {
      return;
    }
    seen.current = selected;
    const open = new Set([...openIds, ...framesAround(tree, selected)]);
    if (open.size > openIds.length) {
      change({ open: [...open].join(",") });
    }
  }, [selected, tree, openIds, change]);
}
