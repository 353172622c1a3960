import type { Node } from "web-tree-sitter";
import { MAX_VALUE_ITEMS } from "../limits.js";
import { childAt } from "./child-at.js";
import type { CallForm, LanguageSyntax } from "./language-syntax.js";
import { type NameParts, nameParts, typeArgumentsOf, typeName } from "./name-parts.js";
import { readKey, readValue } from "./read-value.js";
import type { Call, Value } from "./value.js";

/** The call that a node is. */
export function readCall(syntax: LanguageSyntax, node: Node, depth = 0): Call | null {
  const form = syntax.calls[node.type];
  return form === undefined ? null : readForm(syntax, node, form, depth);
}

export function readForm(syntax: LanguageSyntax, node: Node, form: CallForm, depth = 0): Call | null {
  const parts = calleeOf(syntax, node, form);
  if (parts === null) {
    return null;
  }
  const holders = node.namedChildren.filter((child) => form.arguments.includes(child.type));
  const given = holders.flatMap((holder) => holder.namedChildren).slice(0, MAX_VALUE_ITEMS);
  const types = [...parts.typeArguments, ...typeArgumentsOf(syntax, node)];
  return {
    is: "call",
    isNew: form.isNew === true,
    on: readObject(syntax, parts.on, depth),
    name: parts.name,
    typeArguments: types.map((type) => typeName(syntax, type) ?? ""),
    ...readArguments(syntax, given, depth),
  };
}

/** The name of what a call calls, without reading its arguments. */
export function calleeName(syntax: LanguageSyntax, node: Node): string | null {
  const form = syntax.calls[node.type];
  return form === undefined ? null : (calleeOf(syntax, node, form)?.name ?? null);
}

function readObject(syntax: LanguageSyntax, on: Node | null, depth: number): Value | null {
  const isSelf = on === null || syntax.selves.includes(on.type) || syntax.selves.includes(on.text);
  return isSelf ? null : readValue(syntax, on, depth + 1);
}

function calleeOf(syntax: LanguageSyntax, node: Node, form: CallForm): NameParts | null {
  const named = childAt(node, form.callee ?? form.name ?? 0);
  const parts = named === null ? null : nameParts(syntax, named);
  if (parts === null || form.object === undefined) {
    return parts;
  }
  return { ...parts, on: childAt(node, form.object) };
}

/** `[Get(Name = "x")]` has its pair within an argument. */
function unwrapped(syntax: LanguageSyntax, node: Node): Node {
  const slot = syntax.wrappers[node.type];
  const inner = slot === undefined ? null : childAt(node, slot);
  return inner !== null && syntax.pairs[inner.type] !== undefined ? inner : node;
}

function readArguments(
  syntax: LanguageSyntax,
  given: readonly Node[],
  depth: number,
): Pick<Call, "positional" | "named"> {
  const positional: Value[] = [];
  const named = new Map<string, Value>();
  for (const one of given) {
    const node = unwrapped(syntax, one);
    const pair = syntax.pairs[node.type];
    const key = pair === undefined ? null : childAt(node, pair.key);
    const value = pair === undefined ? node : childAt(node, pair.value);
    const name = key === null || key.id === value?.id ? null : readKey(syntax, key);
    if (name === null) {
      positional.push(readValue(syntax, value, depth + 1));
    } else {
      named.set(name, readValue(syntax, value, depth + 1));
    }
  }
  return { positional, named };
}
