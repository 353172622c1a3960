import { MAX_PARSER_CALLBACKS, MAX_TREE_STEPS } from "../limits.js";

/** What is left to spend on one file. It is counted, never timed: the same file always ends the same way. */
export interface Budget {
  parserCallbacks: number;
  treeSteps: number;
}

export function fullBudget(): Budget {
  return { parserCallbacks: MAX_PARSER_CALLBACKS, treeSteps: MAX_TREE_STEPS };
}

export function isSpent(budget: Budget): boolean {
  return budget.parserCallbacks < 0 || budget.treeSteps < 0;
}
