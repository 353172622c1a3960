import type { ModelIndex } from "@plumbline/model-core";

/** What is shown once containers are opened where they stand; one that is not shown stays closed. */
export function openInPlace(
  index: ModelIndex,
  elementIds: ReadonlySet<string>,
  openIds: readonly string[],
): ReadonlySet<string> {
  const wanted = new Set(openIds);
  const shown = new Set(elementIds);
  const inside = new Map<string, string[]>();
  for (const { id, parentId } of index.model.elements) {
    if (parentId !== null && wanted.has(parentId)) {
      inside.set(parentId, [...(inside.get(parentId) ?? []), id]);
    }
  }
  const opening = [...shown];
  for (let id = opening.pop(); id !== undefined; id = opening.pop()) {
    const found = (inside.get(id) ?? []).filter((inner) => !shown.has(inner));
    for (const inner of found) {
      shown.add(inner);
      opening.push(inner);
    }
  }
  return shown;
}
