import type { Element, ModelIndex } from "@plumbline/model-core";

/** More levels than any model has: a parent that is its own ancestor ends here. */
const LEVELS = 4;

/** The element and what contains it, innermost first. */
export function lineage(index: ModelIndex, id: string): readonly Element[] {
  const line: Element[] = [];
  let element = index.elements.get(id);
  while (element !== undefined && line.length < LEVELS) {
    line.push(element);
    element = element.parentId === null ? undefined : index.elements.get(element.parentId);
  }
  return line;
}
