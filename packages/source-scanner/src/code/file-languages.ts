import type { CodeLanguage } from "./code-extraction.js";
import type { GrammarName } from "./grammars/grammar-name.js";

export interface FileLanguage {
  readonly language: CodeLanguage;
  readonly grammar: GrammarName;
}

/** Extensions of the files that are source code. */
export const FILE_LANGUAGES: Readonly<Record<string, FileLanguage>> = {
  cs: { language: "c-sharp", grammar: "c-sharp" },
  java: { language: "java", grammar: "java" },
  kt: { language: "kotlin", grammar: "kotlin" },
  ts: { language: "typescript", grammar: "typescript" },
  mts: { language: "typescript", grammar: "typescript" },
  cts: { language: "typescript", grammar: "typescript" },
  tsx: { language: "typescript", grammar: "tsx" },
  js: { language: "javascript", grammar: "javascript" },
  jsx: { language: "javascript", grammar: "javascript" },
  mjs: { language: "javascript", grammar: "javascript" },
  cjs: { language: "javascript", grammar: "javascript" },
  py: { language: "python", grammar: "python" },
  go: { language: "go", grammar: "go" },
  rs: { language: "rust", grammar: "rust" },
};
