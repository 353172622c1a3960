import type { ImportItem } from "../source-records.js";

/**
 * What kinds of element an item may stand for (docs/reference/source-imports.md#another-fact-for-an-item); null where it
 * is no element, and stands for a fact of its own kind.
 */
export function elementKindsFor({
  kind,
  factKey,
}: Pick<ImportItem, "kind" | "factKey">): readonly string[] | null {
  if (kind !== "element") {
    return null;
  }
  if (factKey === null) {
    return ["system"];
  }
  return factKey.startsWith("store|") ? ["store"] : ["app", "component"];
}
