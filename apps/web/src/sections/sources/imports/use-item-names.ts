import { useMemo } from "react";
import { type NameOf, nameOfItem } from "../../../api/item-fields.js";
import { useFactNames } from "../../../api/use-fact-names.js";
import type { ImportItem } from "../source-records.js";

/** What facts are called, those of the model and those that items would make. */
export function useItemNames(projectId: string, items: readonly ImportItem[]): NameOf {
  const { byId } = useFactNames(projectId);
  return useMemo(() => {
    const ofModel: NameOf = (id) => byId.get(id)?.name;
    const proposed = new Map(
      items.flatMap(({ targetId, proposed: { name } }) =>
        typeof name === "string" ? [[targetId, name]] : [],
      ),
    );
    const known: NameOf = (id) => ofModel(id) ?? proposed.get(id);
    const ofItems = new Map(items.map((item) => [item.id, nameOfItem(item, known)]));
    return (id) => known(id) ?? ofItems.get(id);
  }, [byId, items]);
}
