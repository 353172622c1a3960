import type { CostSheet } from "../../api/cost-queries.js";

interface Placed {
  readonly id: string;
  readonly parentId: string | null;
}

/** The cost sheets that have a line for an element, or for something inside it. */
export function sheetsAbout(
  sheets: readonly CostSheet[],
  elements: readonly Placed[],
  id: string,
): readonly CostSheet[] {
  const inside = new Set([id]);
  const children = Map.groupBy(elements, ({ parentId }) => parentId);
  for (const one of inside) {
    for (const child of children.get(one) ?? []) {
      inside.add(child.id);
    }
  }
  return sheets.filter(({ lines }) =>
    lines.some(({ elementId }) => elementId !== null && inside.has(elementId)),
  );
}
