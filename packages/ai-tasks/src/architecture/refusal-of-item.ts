import type { ArchitectureItem } from "./architecture-item.js";
import type { RefusedItem } from "./architecture-refusal.js";
import type { ItemRefusalReason } from "./architecture-words.js";

export function refusal(
  { id, alias }: Pick<ArchitectureItem, "id" | "alias">,
  reason: ItemRefusalReason,
  message: string,
): RefusedItem {
  return { id, alias, reason, message };
}
