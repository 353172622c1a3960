import type { Issue } from "@plumbline/model-core";
import type { ArchitectureItem } from "./architecture-item.js";
import type { RefusedItem } from "./architecture-refusal.js";
import { refusal } from "./refusal-of-item.js";

/** A rule is told of the item whose change breaks it, the first that it breaks. */
export function brokenRules(
  items: readonly ArchitectureItem[],
  errors: readonly Issue[],
): readonly RefusedItem[] {
  return items.flatMap((item, index) => {
    const start = `changes[${index}].`;
    const broken = errors.filter(({ field }) => field.startsWith(start)).slice(0, 1);
    return broken.map(({ field, message }) => {
      const path = field.slice(start.length).replace(/^value\./, "");
      return refusal(item, "model-rule", `${path} ${message}`);
    });
  });
}
