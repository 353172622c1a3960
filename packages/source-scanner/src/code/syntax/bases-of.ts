import type { Node } from "web-tree-sitter";
import type { LanguageSyntax } from "./language-syntax.js";
import { typeName } from "./name-parts.js";

const DEPTH = 4;

/** The names of what a type extends and implements. */
export function basesOf(syntax: LanguageSyntax, declaration: Node): readonly string[] {
  return basesWithin(syntax, declaration, DEPTH);
}

function basesWithin(syntax: LanguageSyntax, node: Node, depth: number): readonly string[] {
  const rule = syntax.bases[node.type];
  if (rule !== undefined && (rule.below === undefined || node.parent?.type === rule.below)) {
    return namesIn(syntax, node, rule);
  }
  return depth === 0 ? [] : heads(node).flatMap((child) => basesWithin(syntax, child, depth - 1));
}

function heads(node: Node): readonly Node[] {
  const body = node.childForFieldName("body");
  return node.namedChildren.filter((child) => child.id !== body?.id && !child.type.endsWith("_body"));
}

function namesIn(
  syntax: LanguageSyntax,
  holder: Node,
  rule: LanguageSyntax["bases"][string],
): readonly string[] {
  if (rule.unnamed === true && holder.childForFieldName("name") !== null) {
    return [];
  }
  const held = rule.at === undefined ? holder.namedChildren : [holder.childForFieldName(String(rule.at))];
  return held.map((node) => (node === null ? null : typeName(syntax, node))).filter((name) => name !== null);
}
