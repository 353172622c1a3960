import type { Node } from "web-tree-sitter";
import type { LanguageSyntax } from "./language-syntax.js";
import { nameParts } from "./name-parts.js";
import { readCall, readForm, readValue } from "./read-value.js";
import type { Call, Value } from "./value.js";

/** The annotations, attributes or decorators of a declaration, wherever its language puts them. */
export function annotationsOf(syntax: LanguageSyntax, declaration: Node): readonly Call[] {
  const nodes = [...above(syntax, declaration), ...within(syntax, declaration)];
  return nodes.map((node) => readAnnotation(syntax, node)).filter((read) => read !== null);
}

export function readAnnotation(syntax: LanguageSyntax, node: Node): Call | null {
  const form = syntax.annotations[node.type];
  if (form !== undefined && form !== null) {
    return readForm(syntax, node, form);
  }
  const held = node.namedChild(0);
  const call = held === null ? null : readCall(syntax, held);
  if (call !== null || held === null) {
    return call;
  }
  const name = nameParts(syntax, held)?.name;
  return name === undefined ? null : { ...NOTHING_GIVEN, name, positional: looseArguments(syntax, node) };
}

/** Arguments that the grammar sets beside their annotation. */
export function looseArguments(syntax: LanguageSyntax, annotation: Node): readonly Value[] {
  const next = syntax.looseArguments === undefined ? null : annotation.nextNamedSibling;
  return next !== null && next.type === syntax.looseArguments
    ? next.namedChildren.map((child) => readValue(syntax, child))
    : [];
}

export const NOTHING_GIVEN = {
  is: "call",
  isNew: false,
  on: null,
  typeArguments: [],
  positional: [],
  named: new Map(),
} as const;

/** Before it among its siblings: in the node that wraps both, or beside. */
function above(syntax: LanguageSyntax, declaration: Node): readonly Node[] {
  const found: Node[] = [];
  let before = declaration.previousNamedSibling;
  while (before !== null && (isAnnotation(syntax, before) || before.type.endsWith("comment"))) {
    found.unshift(...annotationsIn(syntax, before));
    before = before.previousNamedSibling;
  }
  return found;
}

function within(syntax: LanguageSyntax, declaration: Node): readonly Node[] {
  return declaration.namedChildren
    .filter((child) => isAnnotation(syntax, child))
    .flatMap((child) => annotationsIn(syntax, child));
}

/** A holder of annotations alone: one that wraps a declaration has another's. */
function isAnnotation(syntax: LanguageSyntax, node: Node): boolean {
  const isHolder = syntax.annotationHolders.includes(node.type) && wrappedBy(node) === null;
  return syntax.annotations[node.type] !== undefined || isHolder;
}

/** The declaration that a node wraps together with its annotations. */
export function wrappedBy(node: Node): Node | null {
  return node.childForFieldName("definition") ?? node.childForFieldName("declaration");
}

function annotationsIn(syntax: LanguageSyntax, node: Node): readonly Node[] {
  return syntax.annotations[node.type] !== undefined
    ? [node]
    : node.namedChildren
        .filter((child) => isAnnotation(syntax, child))
        .flatMap((child) => annotationsIn(syntax, child));
}
