import type { Language, Parser, ParseState, Tree } from "web-tree-sitter";
import { PARSER_CALLBACKS, PARSER_CALLBACKS_AFTER_ERROR } from "../limits.js";

/** The tree of a text, to be deleted by the caller, or null when the parser takes more steps than code does. */
export function parseText(parser: Parser, language: Language, text: string): Tree | null {
  let callbacks = 0;
  parser.setLanguage(language);
  const tree = parser.parse(text, null, {
    progressCallback: (state) => {
      callbacks += 1;
      return callbacks > allowedAt(state);
    },
  });
  if (tree === null) {
    parser.reset();
  }
  return tree;
}

const BYTES_OF_CHARACTER = 2;

function allowedAt({ currentOffset, hasError }: ParseState): number {
  const { atFirst, perThousandCharacters } = hasError ? PARSER_CALLBACKS_AFTER_ERROR : PARSER_CALLBACKS;
  return atFirst + (currentOffset / BYTES_OF_CHARACTER / 1000) * perThousandCharacters;
}
