import type { Element } from "@plumbline/model-core";
import type { ServiceLink } from "@plumbline/source-import";
import type { ArchitectureItem } from "./architecture-item.js";
import type { RefusedItem } from "./architecture-refusal.js";
import { isServices } from "./links-of-items.js";
import { refusal } from "./refusal-of-item.js";

/** A service is one element at most: a link that somebody made stays until a person ends it. */
export function refusedForServices(
  item: ArchitectureItem,
  linked: readonly ServiceLink[],
  elements: readonly Element[],
): RefusedItem | null {
  if (!isServices(item)) {
    return null;
  }
  for (const { repository, serviceKey, name } of item.services) {
    const link = linked.find((one) => one.repository === repository && one.serviceKey === serviceKey);
    const other = elements.find(({ id }) => id === link?.elementId);
    if (other !== undefined) {
      const said = `${name} of ${repository} is linked with ${other.name} (${other.id})`;
      return refusal(item, "model-rule", `services ${said}: end that link first`);
    }
  }
  return null;
}
