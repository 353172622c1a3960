import type { Node } from "web-tree-sitter";
import type { LanguageSyntax } from "./language-syntax.js";
import { readCall, readForm } from "./read-call.js";
import { readValue } from "./read-value.js";
import type { Call } from "./value.js";

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
  const value = readValue(syntax, held);
  const name = value.is === "name" ? value.path.split(".").at(-1) : undefined;
  return name === undefined
    ? null
    : { is: "call", isNew: false, on: null, name, typeArguments: [], positional: [], named: new Map() };
}

/** Before it among its siblings, or among those of what wraps it. */
function above(syntax: LanguageSyntax, declaration: Node): readonly Node[] {
  const found: Node[] = [];
  for (const start of [declaration, declaration.parent]) {
    const isWrapped =
      start !== declaration && start !== null && !syntax.annotationHolders.includes(start.type);
    let before = isWrapped ? null : (start?.previousNamedSibling ?? null);
    while (before !== null && isAnnotation(syntax, before)) {
      found.unshift(...annotationsIn(syntax, before));
      before = before.previousNamedSibling;
    }
  }
  const parent = declaration.parent;
  if (parent !== null && syntax.annotationHolders.includes(parent.type)) {
    found.push(
      ...parent.namedChildren.filter(
        (child) => syntax.annotations[child.type] !== undefined && !found.some((one) => one.id === child.id),
      ),
    );
  }
  return found;
}

function within(syntax: LanguageSyntax, declaration: Node): readonly Node[] {
  return declaration.namedChildren
    .filter((child) => isAnnotation(syntax, child))
    .flatMap((child) => annotationsIn(syntax, child));
}

function isAnnotation(syntax: LanguageSyntax, node: Node): boolean {
  return syntax.annotations[node.type] !== undefined || syntax.annotationHolders.includes(node.type);
}

function annotationsIn(syntax: LanguageSyntax, node: Node): readonly Node[] {
  return syntax.annotations[node.type] !== undefined
    ? [node]
    : node.namedChildren.filter((child) => syntax.annotations[child.type] !== undefined);
}
