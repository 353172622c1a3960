import type { Language, Parser, Tree } from "web-tree-sitter";
import { PARSER_CALLBACKS } from "../limits.js";

/** The tree of a text, to be deleted by the caller, or null when the parser takes more steps than code does. */
export function parseText(parser: Parser, language: Language, text: string): Tree | null {
  let callbacks = 0;
  parser.setLanguage(language);
  const tree = parser.parse(text, null, {
    progressCallback: ({ currentOffset }) => {
      callbacks += 1;
      return callbacks > allowedAt(currentOffset / BYTES_OF_CHARACTER);
    },
  });
  if (tree === null) {
    parser.reset();
  }
  return tree;
}

const BYTES_OF_CHARACTER = 2;

function allowedAt(character: number): number {
  return PARSER_CALLBACKS.atFirst + (character / 1000) * PARSER_CALLBACKS.perThousandCharacters;
}
