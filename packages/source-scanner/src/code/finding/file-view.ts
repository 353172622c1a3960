import type { Language, Tree } from "web-tree-sitter";
import type { CodeConstant, CodeImport, CodeLanguage } from "../code-extraction.js";
import type { Budget } from "../parsing/budget.js";
import type { LanguageSyntax } from "../syntax/language-syntax.js";
import type { DeclaredNames } from "./declared-names.js";

/** One parsed text, as rules see it. */
export interface FileView {
  readonly language: CodeLanguage;
  readonly syntax: LanguageSyntax;
  readonly grammar: Language;
  readonly text: string;
  readonly tree: Tree;
  readonly budget: Budget;
  readonly imports: readonly CodeImport[];
  readonly constants: readonly CodeConstant[];
  readonly declared: () => DeclaredNames;
}
