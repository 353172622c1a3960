import type { CodeLanguage } from "../code-extraction.js";
import type { LexicalSyntax } from "./lexical-syntax.js";
import { textPattern } from "./text-pattern.js";

const SLASHES = /^\/[/*]/;
const QUOTED = String.raw`"([^"\\\n]*)"`;
const SLASH_COMMENTS = String.raw`\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$(?![\s\S]))`;
const DOUBLE = textPattern('"', String.raw`\\\n`, String.raw`\\[\s\S]`);
const SINGLE = textPattern("'", String.raw`\\\n`, String.raw`\\.`);
const TEMPLATE = textPattern("`", String.raw`\\`, String.raw`\\[\s\S]`);
/** A quote in it is written twice. */
const VERBATIM = String.raw`(?:\$@|@\$|@)${textPattern('"', "", '""')}`;
const CHARACTER = String.raw`'(?:[^'\\\n]|\\[^\n]{1,10})'`;
const RAW = String.raw`"{3,}[\s\S]*?(?:"{3,}|$(?![\s\S]))`;

function pattern(...alternatives: readonly string[]): RegExp {
  return new RegExp(alternatives.join("|"), "g");
}

const C_SHARP: LexicalSyntax = {
  skipped: pattern(SLASH_COMMENTS, RAW, VERBATIM, DOUBLE, CHARACTER),
  comment: SLASHES,
  package: /^[ \t]*namespace\s+([\w.]+)/gm,
  imports: [/^[ \t]*(?:global\s+)?using\s+(?:static\s+)?(?:\w+\s*=\s*)?([\w.]+)\s*;/gm],
  constants: [
    new RegExp(String.raw`\b(?:const|static\s+readonly)\s+string\s+(\w+)\s*=\s*@?${QUOTED}\s*;`, "g"),
  ],
  types: /\b(?:class|struct|record|interface)\s+(\w+)/g,
  main: [/\bstatic\s+(?:async\s+)?(?:void|int|Task(?:<int>)?)\s+Main\s*\(/g],
  modules: null,
};

const JAVA: LexicalSyntax = {
  skipped: pattern(SLASH_COMMENTS, RAW, DOUBLE, CHARACTER),
  comment: SLASHES,
  package: /^[ \t]*package\s+([\w.]+)/gm,
  imports: [/^[ \t]*import\s+(?:static\s+)?([\w.]+(?:\.\*)?)\s*;/gm],
  constants: [new RegExp(String.raw`\bfinal\s+(?:static\s+)?String\s+(\w+)\s*=\s*${QUOTED}\s*;`, "g")],
  types: /\b(?:class|interface|enum|record)\s+(\w+)/g,
  main: [/\bstatic\s+void\s+main\s*\(/g],
  modules: null,
};

const KOTLIN: LexicalSyntax = {
  ...JAVA,
  imports: [/^[ \t]*import\s+([\w.]+(?:\.\*)?)/gm],
  constants: [new RegExp(String.raw`\bconst\s+val\s+(\w+)(?:\s*:\s*String)?\s*=\s*${QUOTED}`, "g")],
  types: /\b(?:class|interface|object)\s+(?!:)(\w+)/g,
  main: [/^[ \t]*(?:suspend\s+)?fun\s+main\s*\(/gm],
};

const TYPESCRIPT: LexicalSyntax = {
  skipped: pattern(SLASH_COMMENTS, DOUBLE, SINGLE, TEMPLATE),
  comment: SLASHES,
  package: null,
  imports: [/\bfrom\s+["']([^"'\n]+)["']/g, /\b(?:require|import)\s*\(?\s*["']([^"'\n]+)["']/g],
  constants: [
    /\b(?:const|readonly)\s+(\w+)(?:\s*:\s*\w+)?\s*=\s*["'`]([^"'`\\\n$]*)["'`]\s*(?:as\s+const\s*)?(?=[;\n]|$)/g,
    /[{,]\s*(\w+)\s*[:=]\s*["'`]([^"'`\\\n$]*)["'`](?=\s*[,}])/g,
  ],
  types:
    /\b(?:class|enum|namespace)\s+(\w+)|\bconst\s+(\w+)\s*(?::\s*\w+\s*)?=\s*(?:Object\.freeze\(\s*)?(?=\{)/g,
  main: [/(?!)/g],
  modules: null,
};

const PYTHON: LexicalSyntax = {
  skipped: pattern(
    "#[^\\n]*",
    String.raw`"""[\s\S]*?(?:"""|$(?![\s\S]))`,
    String.raw`'''[\s\S]*?(?:'''|$(?![\s\S]))`,
    DOUBLE,
    SINGLE,
  ),
  comment: /^#/,
  package: null,
  imports: [
    /^[ \t]*from\s+([\w.]+)\s+import\b/gm,
    /^[ \t]*import\s+([\w.]+)/gm,
    /^[ \t]*import\s[^\n]*,\s*([\w.]+)/gm,
  ],
  constants: [/^(?:[ \t]+(?=[A-Z][A-Z0-9_]*\b))?(\w+)(?:\s*:\s*\w+)?\s*=\s*["']([^"'\\\n]*)["'][ \t]*$/gm],
  types: /^class\s+(\w+)/gm,
  main: [/^if\s+__name__\s*==\s*["']__main__["']/gm],
  modules: null,
};

const GO: LexicalSyntax = {
  skipped: pattern(SLASH_COMMENTS, DOUBLE, "`[^`]*`?", CHARACTER),
  comment: SLASHES,
  package: /^package\s+(\w+)/gm,
  imports: [/^import\s+(?:[\w.]+\s+)?"([^"\n]+)"/gm],
  constants: [new RegExp(String.raw`^[ \t]*const\s+(\w+)(?:\s+\w+)?\s*=\s*${QUOTED}`, "gm")],
  blocks: [
    {
      of: "imports",
      block: /^import\s*\((?:(?!^import\b)[^)])*\)/gm,
      item: /^[ \t]*(?:[\w.]+\s+)?"([^"\n]+)"/gm,
    },
    {
      of: "constants",
      block: /^const\s*\((?:(?!^const\b)[^)])*\)/gm,
      item: new RegExp(String.raw`^[ \t]*(\w+)(?:\s+\w+)?\s*=\s*${QUOTED}`, "gm"),
    },
  ],
  types: null,
  main: [/^package\s+main\b/gm, /^func\s+main\s*\(/gm],
  modules: null,
};

const RUST: LexicalSyntax = {
  skipped: pattern(SLASH_COMMENTS, 'r#+"[\\s\\S]*?(?:"#+|$(?![\\s\\S]))', DOUBLE, CHARACTER),
  comment: SLASHES,
  package: null,
  imports: [/^[ \t]*(?:pub(?:\([^)]*\))?\s+)?use\s+((?:\w+)(?:::\w+)*)/gm],
  constants: [
    new RegExp(String.raw`\b(?:const|static)\s+(\w+)\s*:\s*&(?:'static\s+)?str\s*=\s*${QUOTED}\s*;`, "g"),
  ],
  types: null,
  main: [/^[ \t]*(?:pub\s+)?(?:async\s+)?fn\s+main\s*\(/gm],
  modules: /^[ \t]*((?:#\[[^\]\n]{0,300}\]\s*){0,10})(?:pub(?:\([^)]*\))?\s+)?mod\s+(\w+)\s*;/gm,
};

export const LEXICAL_SYNTAXES: Readonly<Record<CodeLanguage, LexicalSyntax>> = {
  "c-sharp": C_SHARP,
  java: JAVA,
  kotlin: KOTLIN,
  typescript: TYPESCRIPT,
  javascript: TYPESCRIPT,
  python: PYTHON,
  go: GO,
  rust: RUST,
};
