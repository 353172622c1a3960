import type { Element, ModelIndex } from "@plumbline/model-core";
import { present } from "@plumbline/model-core";
import { lineage } from "../picture/lineage.js";
import { oneLine, oneLineOrNull } from "../text/one-line.js";
import type { ElementTree } from "./structurizr-elements.js";

/** Elements with what contains them: Structurizr knows no container without its system. */
export interface Forest {
  readonly trees: readonly ElementTree[];
  /** The key of each element, those that only contain others included. */
  readonly keys: ReadonlyMap<string, string>;
}

/** Builds the trees of elements that have keys; those around them get keys of their own, `a1`, `a2`. */
export function elementTrees(index: ModelIndex, shown: ReadonlyMap<string, string>): Forest {
  const keys = new Map(shown);
  const order: Element[] = [];
  const listed = new Set<string>();
  for (const id of shown.keys()) {
    for (const element of lineage(index, id).toReversed()) {
      if (!listed.has(element.id)) {
        listed.add(element.id);
        order.push(element);
      }
      if (!keys.has(element.id)) {
        keys.set(element.id, `a${keys.size - shown.size + 1}`);
      }
    }
  }
  const children = new Map<string | null, Element[]>();
  for (const element of order) {
    const parentId = element.parentId !== null && listed.has(element.parentId) ? element.parentId : null;
    const siblings = children.get(parentId);
    if (siblings === undefined) {
      children.set(parentId, [element]);
    } else {
      siblings.push(element);
    }
  }
  const tree = (element: Element): ElementTree => ({
    key: present(keys.get(element.id)),
    element,
    description: description(index, element),
    children: (children.get(element.id) ?? []).map(tree),
  });
  return { trees: (children.get(null) ?? []).map(tree), keys };
}

function description(index: ModelIndex, element: Element): string {
  const said = oneLineOrNull(element.description);
  const operations = (index.operationsOfOwner.get(element.id) ?? []).map(({ name }) => oneLine(name)).sort();
  const listed = operations.length === 0 ? null : `Operations: ${operations.join(", ")}`;
  return oneLineOrNull([said, listed].filter((part) => part !== null).join(" · ")) ?? "";
}
