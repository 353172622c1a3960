import { SCAN_LIMITS } from "../limits.js";
import { textOf } from "../text/text-of.js";
import type { CodeExtraction, CodeLanguage, UnparsedReason } from "./code-extraction.js";
import { type Directives, readDirectives } from "./conditions/directives.js";
import { variantsOf } from "./conditions/variants.js";
import { FILE_LANGUAGES, type FileLanguage } from "./file-languages.js";
import { activeTables } from "./finding/active-tables.js";
import type { LibraryTable } from "./finding/site-rule.js";
import { whileUnbroken } from "./grammars/broken-parsers.js";
import type { Grammars } from "./grammars/load-grammars.js";
import { withoutComments } from "./lexing/blanked.js";
import { LEXICAL_SYNTAXES } from "./lexing/lexical-syntaxes.js";
import { outlineOf } from "./lexing/outline.js";
import { hasPatternToken } from "./pattern-tokens.js";
import { type ReadVariants, readVariants } from "./read-variants.js";

/** Whether files of an extension (without its point) are source code. */
export function isCodeExtension(extension: string): boolean {
  return Object.hasOwn(FILE_LANGUAGES, extension);
}

/**
 * What one file of source code says, by its extension and bytes alone. Equal bytes give an equal extraction, whatever
 * was read before. Null when its extension is not of a language that is read.
 */
export function readCode(extension: string, bytes: Uint8Array, grammars: Grammars): CodeExtraction | null {
  const file = isCodeExtension(extension) ? FILE_LANGUAGES[extension] : undefined;
  if (file === undefined) {
    return null;
  }
  const text = textOf(bytes);
  const isLong = text.length > SCAN_LIMITS.readLength;
  const lexed = {
    language: file.language,
    hasErrors: false,
    hasPatternToken: hasPatternToken(text),
    ...outlineOf(file.language, isLong ? "" : text),
    types: [],
    sites: [],
  };
  if (isLong) {
    return { ...lexed, reading: "unparsed", reason: "budget" };
  }
  const tables = activeTables(file.language, text);
  if (tables.length === 0 && !lexed.hasPatternToken) {
    return { ...lexed, reading: "lexed", reason: null };
  }
  const read = parse({ file, text, tables, outline: lexed, grammars });
  return typeof read === "string"
    ? { ...lexed, reading: "unparsed", reason: read }
    : { ...lexed, reading: "parsed", reason: null, ...read };
}

interface ToParse {
  readonly file: FileLanguage;
  readonly text: string;
  readonly tables: readonly LibraryTable[];
  readonly outline: Pick<CodeExtraction, "imports" | "constants">;
  readonly grammars: Grammars;
}

function parse({ file, text, tables, outline, grammars }: ToParse): ReadVariants | UnparsedReason {
  const grammar = grammars.languages.get(file.grammar);
  if (grammar === undefined) {
    return "no-grammar";
  }
  const lines = text.split("\n");
  const directives = directivesOf(file.language, text);
  if (directives === null) {
    return "unbalanced-conditions";
  }
  const texts = directives.groups.length === 0 ? [text] : variantsOf(lines, directives);
  if (texts === null) {
    return "too-many-variants";
  }
  const { imports, constants } = outline;
  const known = {
    language: file.language,
    grammar,
    parser: grammars.parser,
    outline: { imports, constants },
  };
  return whileUnbroken(grammars, () => readVariants({ ...known, texts, directives, tables })) ?? "budget";
}

const NO_DIRECTIVES: Directives = { groups: [], lines: [], depth: 0 };

function directivesOf(language: CodeLanguage, text: string): Directives | null {
  if (language !== "c-sharp" || !/^[ \t]*#[ \t]*(?:if|elif|else|endif)\b/m.test(text)) {
    return NO_DIRECTIVES;
  }
  return readDirectives(withoutComments(LEXICAL_SYNTAXES[language], text).split("\n"));
}
