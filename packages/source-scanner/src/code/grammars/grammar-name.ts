/** Grammars as `tree-sitter-<name>.wasm` are called. */
export const GRAMMAR_NAMES = [
  "c-sharp",
  "go",
  "java",
  "javascript",
  "kotlin",
  "python",
  "rust",
  "tsx",
  "typescript",
] as const;

export type GrammarName = (typeof GRAMMAR_NAMES)[number];
