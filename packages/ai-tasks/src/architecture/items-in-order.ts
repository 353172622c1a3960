import type { Guid } from "@plumbline/model-core";
import type { ArchitectureItem } from "./architecture-item.js";

/** Items with those first that others of them depend on; they have no circles. */
export function itemsInOrder(items: readonly ArchitectureItem[]): readonly ArchitectureItem[] {
  const waiting = new Map(items.map((item) => [item.id, item]));
  const ordered: ArchitectureItem[] = [];
  const place = (id: Guid): void => {
    const item = waiting.get(id);
    if (item !== undefined) {
      waiting.delete(id);
      for (const needed of item.dependsOn) {
        place(needed);
      }
      ordered.push(item);
    }
  };
  for (const { id } of items) {
    place(id);
  }
  return ordered;
}
