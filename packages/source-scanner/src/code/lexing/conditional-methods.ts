import { firstGroups } from "../../text/first-groups.js";
import type { CodeConditionalMethod } from "../code-extraction.js";
import type { LexicalSyntax } from "./lexical-syntax.js";
import { blocksAround, typeBlocks } from "./type-blocks.js";

const CONDITION = String.raw`\bConditional(?:Attribute)?\s*\(\s*"?([\w.]{1,200})"?\s*\)`;

/** Further attributes and words, then the method, which gives nothing back. */
const METHOD = new RegExp(
  String.raw`${CONDITION}[^;{}]{0,500}?\bvoid\s+(\w+)\s*(?:<[^<>()]{0,200}>\s*)?\(\s*(this\b)?`,
  "g",
);

/** The methods of C# of which calls are left out unless a symbol is defined. */
export function conditionalMethods(syntax: LexicalSyntax, code: string): readonly CodeConditionalMethod[] {
  const found = code.includes("Conditional") ? [...code.matchAll(METHOD)] : [];
  const blockAt = blocksAround(found.length === 0 ? [] : typeBlocks(syntax, code));
  return found.map(({ 0: whole, 2: name, 3: first, index }) => {
    const owner = blockAt(index)?.name;
    return {
      name: owner === undefined ? String(name) : `${owner}.${name}`,
      isExtension: first !== undefined,
      condition: symbolsOf(whole).join(" || "),
    };
  });
}

/** With several, one is enough. */
function symbolsOf(attributes: string): readonly string[] {
  return firstGroups(attributes, new RegExp(CONDITION, "g"));
}
