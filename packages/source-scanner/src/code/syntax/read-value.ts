import type { Node } from "web-tree-sitter";
import { MAX_VALUE_DEPTH, MAX_VALUE_ITEMS } from "../limits.js";
import { childAt } from "./child-at.js";
import type { CallForm, LanguageSyntax } from "./language-syntax.js";
import { type NameParts, nameParts, typeArgumentsOf, typeName } from "./name-parts.js";
import { type Call, UNREADABLE, type Value } from "./value.js";

/** What an expression says. */
export function readValue(syntax: LanguageSyntax, node: Node | null, depth = 0): Value {
  if (node === null || depth > MAX_VALUE_DEPTH) {
    return UNREADABLE;
  }
  const text = syntax.texts[node.type];
  if (text !== undefined) {
    const read = text(node);
    return read === null ? UNREADABLE : { is: "text", text: read };
  }
  if (syntax.calls[node.type] !== undefined) {
    return readCall(syntax, node, depth + 1) ?? readHeld(syntax, node, depth);
  }
  if (syntax.lists.includes(node.type)) {
    return { is: "list", items: readItems(syntax, node, depth + 1) };
  }
  if (syntax.records.includes(node.type)) {
    return { is: "fields", fields: readFields(syntax, node, depth + 1) };
  }
  if (syntax.sums.includes(node.type)) {
    return readSum(readItems(syntax, node, depth + 1));
  }
  const wrapped = syntax.wrappers[node.type];
  if (wrapped !== undefined) {
    return readValue(syntax, childAt(node, wrapped), depth + 1);
  }
  return readName(syntax, node, depth);
}

/** What makes a list of a type without a name (`[]string{"a"}`) is that list. */
function readHeld(syntax: LanguageSyntax, node: Node, depth: number): Value {
  const list = node.namedChildren.find((child) => syntax.lists.includes(child.type));
  return list === undefined ? UNREADABLE : readValue(syntax, list, depth + 1);
}

function readItems(syntax: LanguageSyntax, node: Node, depth: number): readonly Value[] {
  return node.namedChildren.slice(0, MAX_VALUE_ITEMS).map((child) => readValue(syntax, child, depth));
}

function readFields(syntax: LanguageSyntax, node: Node, depth: number): ReadonlyMap<string, Value> {
  const fields = new Map<string, Value>();
  for (const child of node.namedChildren.slice(0, MAX_VALUE_ITEMS)) {
    const pair = syntax.pairs[child.type];
    const key = pair === undefined ? null : readKey(syntax, childAt(child, pair.key));
    if (pair !== undefined && key !== null) {
      fields.set(key, readValue(syntax, childAt(child, pair.value), depth));
    }
  }
  return fields;
}

function readKey(syntax: LanguageSyntax, node: Node | null): string | null {
  const value = readValue(syntax, node, MAX_VALUE_DEPTH - 2);
  return value.is === "text" ? value.text : value.is === "name" ? value.path : null;
}

function readSum(parts: readonly Value[]): Value {
  const texts = parts.map((part) => (part.is === "text" ? part.text : null));
  return texts.includes(null) || texts.length === 0 ? UNREADABLE : { is: "text", text: texts.join("") };
}

function readName(syntax: LanguageSyntax, node: Node, depth: number): Value {
  const parts = nameParts(syntax, node);
  if (parts === null) {
    return UNREADABLE;
  }
  if (parts.on === null || syntax.selves.includes(parts.on.type) || syntax.selves.includes(parts.on.text)) {
    return { is: "name", path: parts.name };
  }
  const on = readValue(syntax, parts.on, depth + 1);
  return on.is === "name" ? { is: "name", path: `${on.path}.${parts.name}` } : UNREADABLE;
}

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

/** The parts of the name of what a call calls. */
export function calleeOf(syntax: LanguageSyntax, node: Node, form: CallForm): NameParts | null {
  const named = childAt(node, form.callee);
  const parts = named === null ? null : (nameParts(syntax, named) ?? loadedParts(syntax, named));
  if (parts === null || form.object === undefined) {
    return parts;
  }
  return { ...parts, on: childAt(node, form.object) };
}

/** `require("express")()` calls `express`. */
function loadedParts(syntax: LanguageSyntax, node: Node): NameParts | null {
  const form = syntax.calls[node.type];
  const loader = form === undefined ? null : childAt(node, form.callee);
  const isName = loader !== null && syntax.identifiers.includes(loader.type);
  if (!isName || syntax.loaders?.includes(loader.text) !== true) {
    return null;
  }
  const given = node.namedChildren.find((child) => form?.arguments.includes(child.type));
  const module = readValue(syntax, given?.namedChildren[0] ?? null, MAX_VALUE_DEPTH);
  return module.is === "text" ? { on: null, name: module.text, typeArguments: [] } : null;
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
