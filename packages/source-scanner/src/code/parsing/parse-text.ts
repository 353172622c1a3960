import type { Language, Parser, Tree } from "web-tree-sitter";
import type { Budget } from "./budget.js";

/** The tree of a text, to be deleted by the caller, or null when the budget did not last. */
export function parseText(parser: Parser, language: Language, text: string, budget: Budget): Tree | null {
  parser.setLanguage(language);
  const tree = parser.parse(text, null, {
    progressCallback: () => {
      budget.parserCallbacks -= 1;
      return budget.parserCallbacks < 0;
    },
  });
  if (tree === null) {
    parser.reset();
  }
  return tree;
}
