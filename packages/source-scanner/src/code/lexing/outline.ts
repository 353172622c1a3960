import { firstGroups } from "../../text/first-groups.js";
import type {
  CodeConstant,
  CodeExtraction,
  CodeImport,
  CodeLanguage,
  CodeModule,
} from "../code-extraction.js";
import { withoutComments } from "./blanked.js";
import { conditionalMethods } from "./conditional-methods.js";
import type { LexicalSyntax } from "./lexical-syntax.js";
import { LEXICAL_SYNTAXES } from "./lexical-syntaxes.js";
import { lineNumbers } from "./line-numbers.js";
import { blocksAround, typeBlocks } from "./type-blocks.js";

/** What a file says without being parsed. */
export type Outline = Pick<
  CodeExtraction,
  "package" | "imports" | "constants" | "modules" | "isMain" | "conditionalMethods"
>;

export function outlineOf(language: CodeLanguage, text: string): Outline {
  const syntax = LEXICAL_SYNTAXES[language];
  const code = withoutComments(syntax, text);
  return {
    package: syntax.package === null ? null : (firstOf(syntax.package, code) ?? null),
    imports: importsIn(syntax, code),
    constants: constantsIn(syntax, code),
    modules: modulesIn(syntax, code),
    isMain: syntax.main.every((pattern) => code.search(pattern) !== -1),
    conditionalMethods: language === "c-sharp" ? conditionalMethods(syntax, code) : [],
  };
}

function firstOf(pattern: RegExp, text: string): string | undefined {
  return text.matchAll(pattern).next().value?.[1];
}

interface Match {
  readonly index: number;
  readonly groups: readonly [whole: string, name: string, value: string];
}

function matchesOf(syntax: LexicalSyntax, of: "imports" | "constants", code: string): readonly Match[] {
  const alone = syntax[of].flatMap((pattern) => matchesIn(pattern, code, 0));
  const blocks = syntax.blocks?.filter((block) => block.of === of) ?? [];
  const inBlocks = blocks.flatMap(({ block, item }) =>
    [...code.matchAll(block)].flatMap((match) => matchesIn(item, match[0], match.index)),
  );
  return [...alone, ...inBlocks].toSorted((a, b) => a.index - b.index);
}

function matchesIn(pattern: RegExp, text: string, offset: number): readonly Match[] {
  return [...text.matchAll(pattern)].map((match) => ({
    index: offset + match.index,
    groups: [match[0], match[1] ?? "", match[2] ?? ""],
  }));
}

function importsIn(syntax: LexicalSyntax, code: string): readonly CodeImport[] {
  const found = matchesOf(syntax, "imports", code);
  const linesOf = lineNumbers(found.length === 0 ? "" : code);
  return found.map(({ index, groups: [whole, name] }) => ({
    name,
    lines: linesOf(index + whole.search(/\S/), index + whole.length - 1),
  }));
}

function constantsIn(syntax: LexicalSyntax, code: string): readonly CodeConstant[] {
  const found = matchesOf(syntax, "constants", code);
  const blockAt = blocksAround(found.length === 0 ? [] : typeBlocks(syntax, code));
  const linesOf = lineNumbers(found.length === 0 ? "" : code);
  const constants = new Map<number, CodeConstant>();
  for (const { index, groups } of found) {
    const [whole, name, value] = groups;
    const at = index + whole.indexOf(name);
    const block = blockAt(at);
    const owner = block?.name;
    const isField = /^[{,]/.test(whole);
    if ((block?.isRecord === true || !isField) && !constants.has(at)) {
      constants.set(at, {
        name: owner === undefined ? name : `${owner}.${name}`,
        value,
        lines: linesOf(at, at),
      });
    }
  }
  return [...constants.values()];
}

const CFG = /#\[cfg\((.*)\)\]/g;

function modulesIn(syntax: LexicalSyntax, code: string): readonly CodeModule[] {
  const found = syntax.modules === null ? [] : matchesIn(syntax.modules, code, 0);
  return found.map(({ groups: [, attributes, name] }) => ({
    name,
    conditions: firstGroups(attributes, CFG),
  }));
}
