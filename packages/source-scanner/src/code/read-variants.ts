import type { Language, Parser } from "web-tree-sitter";
import type { CodeExtraction, CodeLanguage, CodeSite, CodeType } from "./code-extraction.js";
import { withConditions } from "./conditions/conditional-sites.js";
import type { Directives } from "./conditions/directives.js";
import { fileConditions } from "./conditions/file-conditions.js";
import { declaredNames } from "./finding/declared-names.js";
import type { FileView } from "./finding/file-view.js";
import { findSites } from "./finding/find-sites.js";
import { findTypes } from "./finding/find-types.js";
import type { LibraryTable } from "./finding/site-rule.js";
import { LANGUAGE_SYNTAXES } from "./languages/all-languages.js";
import { type Budget, fullBudget, isSpent } from "./parsing/budget.js";
import { isSenseless } from "./parsing/is-senseless.js";
import { mendedText } from "./parsing/mended-text.js";
import { parseText } from "./parsing/parse-text.js";

export type ReadVariants = Pick<CodeExtraction, "hasErrors" | "types" | "sites">;

export interface Variants {
  readonly language: CodeLanguage;
  readonly grammar: Language;
  readonly parser: Parser;
  readonly texts: readonly string[];
  readonly directives: Directives;
  readonly tables: readonly LibraryTable[];
  readonly outline: Pick<CodeExtraction, "imports" | "constants">;
}

/** What all variants of a file say together, or null when the budget did not last for all of them. */
export function readVariants(file: Variants): ReadVariants | null {
  const budget = fullBudget();
  const read: ReadVariants[] = [];
  for (const text of file.texts) {
    const one = readVariant(file, mendedText(file.language, text), budget);
    if (one === null) {
      return null;
    }
    read.push(one);
  }
  return {
    hasErrors: read.some((one) => one.hasErrors),
    types: distinct(read.flatMap((one) => one.types)).toSorted(byLine),
    sites: conditioned(file, distinct(read.flatMap((one) => one.sites))).toSorted(byLine),
  };
}

function conditioned(file: Variants, sites: readonly CodeSite[]): readonly CodeSite[] {
  const whole = file.texts.flatMap((text) => fileConditions(file.language, text));
  const placed = withConditions(file.directives, sites);
  return whole.length === 0
    ? placed
    : placed.map((site) => ({ ...site, conditions: [...whole, ...site.conditions] }));
}

function readVariant(file: Variants, text: string, budget: Budget): ReadVariants | null {
  const syntax = LANGUAGE_SYNTAXES[file.language];
  const tree = parseText(file.parser, file.grammar, text);
  if (tree === null) {
    return null;
  }
  if (isSenseless(tree, budget)) {
    tree.delete();
    return null;
  }
  let declared: ReturnType<FileView["declared"]> | null = null;
  const view: FileView = {
    language: file.language,
    syntax,
    grammar: file.grammar,
    text,
    tree,
    budget,
    ...file.outline,
    declared: () => {
      declared ??= declaredNames(file.grammar, syntax, tree);
      return declared;
    },
  };
  const read = {
    hasErrors: tree.rootNode.hasError,
    types: findTypes(view),
    sites: findSites(view, file.tables),
  };
  tree.delete();
  return isSpent(budget) ? null : read;
}

function distinct<T extends CodeSite | CodeType>(found: readonly T[]): readonly T[] {
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

function byLine(a: CodeSite | CodeType, b: CodeSite | CodeType): number {
  return (
    a.lines.first - b.lines.first ||
    a.lines.last - b.lines.last ||
    (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)
  );
}
