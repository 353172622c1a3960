import type { Tree, TreeCursor } from "web-tree-sitter";
import { MAX_ERROR_CHILDREN } from "../limits.js";
import type { Budget } from "./budget.js";

/**
 * Whether a part of a text is so far from its language that its tree is one long row of signs: the time a query takes on
 * one is the square of its length.
 */
export function isSenseless(tree: Tree, budget: Budget): boolean {
  if (!tree.rootNode.hasError) {
    return false;
  }
  const cursor = tree.walk();
  const found = hasLongRow(cursor, budget);
  cursor.delete();
  return found;
}

/** Goes through the nodes that have an error within, in their order. */
function hasLongRow(cursor: TreeCursor, budget: Budget): boolean {
  for (;;) {
    budget.treeSteps -= 1;
    const node = cursor.currentNode;
    if (budget.treeSteps < 0 || (node.isError && node.childCount > MAX_ERROR_CHILDREN)) {
      return true;
    }
    if (node.hasError && cursor.gotoFirstChild()) {
      continue;
    }
    while (!cursor.gotoNextSibling()) {
      if (!cursor.gotoParent()) {
        return false;
      }
    }
  }
}
