import type { Node } from "web-tree-sitter";
import type { Slot } from "./language-syntax.js";

export function childAt(node: Node, slot: Slot): Node | null {
  if (typeof slot === "string") {
    return node.childForFieldName(slot);
  }
  if (typeof slot === "object") {
    return node.namedChildren.findLast((child) => child.type === slot.last) ?? null;
  }
  return node.namedChild(slot < 0 ? node.namedChildCount + slot : slot);
}

/** Whether `child` stands in the slot of `node`. */
export function isAt(node: Node, slot: Slot, child: Node): boolean {
  return childAt(node, slot)?.id === child.id;
}
