import type { CodeLanguage } from "../code-extraction.js";
import type { LanguageSyntax } from "../syntax/language-syntax.js";
import { C_SHARP } from "./c-sharp.js";

export const LANGUAGE_SYNTAXES: Readonly<Partial<Record<CodeLanguage, LanguageSyntax>>> = {
  "c-sharp": C_SHARP,
};
