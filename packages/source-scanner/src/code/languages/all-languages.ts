import type { CodeLanguage } from "../code-extraction.js";
import type { LanguageSyntax } from "../syntax/language-syntax.js";
import { C_SHARP } from "./c-sharp.js";
import { GO } from "./go.js";
import { JAVA } from "./java.js";
import { KOTLIN } from "./kotlin.js";
import { PYTHON } from "./python.js";
import { RUST } from "./rust.js";
import { JAVASCRIPT, TYPESCRIPT } from "./typescript.js";

export const LANGUAGE_SYNTAXES: Readonly<Record<CodeLanguage, LanguageSyntax>> = {
  "c-sharp": C_SHARP,
  typescript: TYPESCRIPT,
  javascript: JAVASCRIPT,
  go: GO,
  rust: RUST,
  java: JAVA,
  python: PYTHON,
  kotlin: KOTLIN,
};
