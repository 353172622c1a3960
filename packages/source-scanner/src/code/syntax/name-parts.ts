import type { Node } from "web-tree-sitter";
import { MAX_VALUE_DEPTH } from "../limits.js";
import { childAt } from "./child-at.js";
import type { LanguageSyntax } from "./language-syntax.js";

/** A name taken apart: `a.b<T>` is `b` on `a` with the type argument `T`. */
export interface NameParts {
  readonly on: Node | null;
  readonly name: string;
  readonly typeArguments: readonly Node[];
}

export function nameParts(syntax: LanguageSyntax, node: Node, depth = 0): NameParts | null {
  if (depth > MAX_VALUE_DEPTH) {
    return null;
  }
  if (syntax.identifiers.includes(node.type)) {
    return { on: null, name: node.text, typeArguments: [] };
  }
  const member = syntax.members[node.type];
  if (member !== undefined) {
    const inner = partsAt(syntax, childAt(node, member.name), depth);
    return inner === null ? null : { ...inner, on: childAt(node, member.object) ?? inner.on };
  }
  const generic = syntax.generics[node.type];
  if (generic !== undefined) {
    const inner = partsAt(syntax, childAt(node, generic), depth);
    return inner === null ? null : { ...inner, typeArguments: typeArgumentsOf(syntax, node) };
  }
  const wrapped = syntax.wrappers[node.type];
  return wrapped === undefined ? null : partsAt(syntax, childAt(node, wrapped), depth);
}

function partsAt(syntax: LanguageSyntax, node: Node | null, depth: number): NameParts | null {
  return node === null ? null : nameParts(syntax, node, depth + 1);
}

export function typeArgumentsOf(syntax: LanguageSyntax, node: Node): readonly Node[] {
  return node.namedChildren
    .filter((child) => syntax.typeArguments.includes(child.type))
    .flatMap((child) => child.namedChildren);
}

/** What a message comes in, with what it is as the last type argument. */
const HOLDERS = ["Batch", "ConsumerRecord", "ConsumerRecords", "List", "Message", "Optional"];

/** The type's name; of one that holds a message, that of the message. Null where it does not say which. */
export function messageType(syntax: LanguageSyntax, node: Node, depth = 0): string | null {
  const parts = nameParts(syntax, node);
  if (parts === null || !HOLDERS.includes(parts.name)) {
    return parts?.name ?? null;
  }
  const held = parts.typeArguments.at(-1);
  return held === undefined || depth > MAX_VALUE_DEPTH ? null : messageType(syntax, held, depth + 1);
}

/** The last part of a type's name, without type arguments: `a.Order<T>?` is `Order`. */
export function typeName(syntax: LanguageSyntax, node: Node): string | null {
  return nameParts(syntax, node)?.name ?? null;
}
