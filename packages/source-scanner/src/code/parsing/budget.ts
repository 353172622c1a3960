import { MAX_TREE_STEPS } from "../limits.js";

/** What is left to spend on one file. It is counted, never timed: the same file always ends the same way. */
export interface Budget {
  treeSteps: number;
}

export function fullBudget(): Budget {
  return { treeSteps: MAX_TREE_STEPS };
}

export function isSpent(budget: Budget): boolean {
  return budget.treeSteps < 0;
}
