import type { Node, Tree } from "web-tree-sitter";
import type { Budget } from "./budget.js";

/** The nodes around one place, from the leaf out to the root. */
export type TreePath = readonly Node[];

/** Finds the path to the leaf that a place is in; asked in rising order it goes through the tree once. */
export type TreePaths = (index: number) => TreePath | null;

// The cursor's own goto_first_child_for_index does not go where it is told in web-tree-sitter 0.27; that of nodes does.
export function treePaths(tree: Tree, budget: Budget): TreePaths {
  const nodes: Node[] = [tree.rootNode];

  function leave(index: number): void {
    for (let node = nodes.at(-1); nodes.length > 1 && node !== undefined; node = nodes.at(-1)) {
      if (node.startIndex <= index && index < node.endIndex) {
        return;
      }
      nodes.pop();
      budget.treeSteps -= 1;
    }
  }

  function enter(index: number): void {
    let next = nodes.at(-1)?.firstChildForIndex(index) ?? null;
    while (next !== null && next.startIndex <= index && budget.treeSteps >= 0) {
      nodes.push(next);
      budget.treeSteps -= 1;
      next = next.firstChildForIndex(index);
    }
  }

  return (index) => {
    leave(index);
    enter(index);
    budget.treeSteps -= nodes.length;
    return budget.treeSteps >= 0 ? nodes.toReversed() : null;
  };
}
