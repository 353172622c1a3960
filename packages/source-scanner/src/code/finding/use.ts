import type { Node } from "web-tree-sitter";
import { lastPart } from "../../text/last-part.js";
import { annotationsOf, wrappedBy } from "../syntax/annotations-of.js";
import { basesOf } from "../syntax/bases-of.js";
import { childAt } from "../syntax/child-at.js";
import type { Slot } from "../syntax/language-syntax.js";
import { messageType } from "../syntax/name-parts.js";
import type { Occurrence } from "../syntax/occurrence.js";
import { calleeName, readCall } from "../syntax/read-value.js";
import type { Call, Value } from "../syntax/value.js";
import type { Declared } from "./declared-names.js";
import type { FileView } from "./file-view.js";

/** One use of a token in a file, with what a rule may ask about it. */
export interface Use extends Occurrence {
  readonly view: FileView;
}

export interface Declaration {
  readonly name: string;
  readonly node: Node;
}

export function enclosingType(use: Use): Declaration | null {
  return enclosing(use, use.view.syntax.typeDeclarations);
}

/** The method that holds a use or, of an annotation, the one it is on. */
export function enclosingMethod(use: Use): Declaration | null {
  return annotatedMethod(use) ?? enclosing(use, use.view.syntax.methods);
}

function enclosing(use: Use, kinds: FileView["syntax"]["methods"]): Declaration | null {
  for (const node of use.path) {
    const found = declarationAt(kinds, node);
    if (found !== null) {
      return found;
    }
  }
  return null;
}

function declarationAt(kinds: FileView["syntax"]["methods"], node: Node | null): Declaration | null {
  const slot = node === null ? undefined : kinds[node.type];
  const name = node === null || slot === undefined ? null : childAt(node, slot);
  return node === null || name === null ? null : { name: name.text, node };
}

/** The method that an annotation is on, if it is on one. */
export function annotatedMethod(use: Use): Declaration | null {
  return annotated(use, use.view.syntax.methods);
}

/** The type that an annotation is on, if it is on one. */
export function annotatedType(use: Use): Declaration | null {
  return annotated(use, use.view.syntax.typeDeclarations);
}

function annotated(use: Use, kinds: FileView["syntax"]["methods"]): Declaration | null {
  const { annotations, annotationHolders } = use.view.syntax;
  if (use.role !== "annotation") {
    return null;
  }
  let outermost = use.whole;
  for (const holder of use.path.slice(1)) {
    const found = declarationAt(kinds, holder) ?? declarationAt(kinds, wrappedBy(holder));
    if (found !== null) {
      return found;
    }
    if (!isOne(annotations, annotationHolders, holder)) {
      break;
    }
    outermost = holder;
  }
  return following(use, outermost, kinds);
}

function following(use: Use, from: Node, kinds: FileView["syntax"]["methods"]): Declaration | null {
  const { annotations, annotationHolders } = use.view.syntax;
  const isBetween = (node: Node): boolean =>
    isOne(annotations, annotationHolders, node) || node.type.endsWith("comment");
  let next = from.nextNamedSibling;
  while (next !== null && isBetween(next)) {
    next = next.nextNamedSibling;
  }
  return declarationAt(kinds, next);
}

function isOne(annotations: object, holders: readonly string[], node: Node | undefined): boolean {
  return node !== undefined && (Object.hasOwn(annotations, node.type) || holders.includes(node.type));
}

export function annotationsOn(use: Use, declaration: Declaration | null): readonly Call[] {
  return declaration === null ? [] : annotationsOf(use.view.syntax, declaration.node);
}

export function basesOn(use: Use, declaration: Declaration | null): readonly string[] {
  return declaration === null ? [] : basesOf(use.view.syntax, declaration.node);
}

/** The types of a method's parameters, as far as they have any; of what holds a message, that of the message. */
export function parameterTypes(use: Use, method: Declaration | null): readonly string[] {
  const { parameterLists, parameters } = use.view.syntax;
  const lists = method?.node.namedChildren.filter((child) => parameterLists.includes(child.type)) ?? [];
  return lists
    .flatMap((list) => list.namedChildren)
    .map((node) => typeAt(use, node, parameters[node.type]))
    .filter((name) => name !== null);
}

function typeAt(use: Use, node: Node, slot: Slot | undefined): string | null {
  const type = slot === undefined ? null : childAt(node, slot);
  return type === null ? null : messageType(use.view.syntax, type);
}

/** What is declared of a name where it is used: in the innermost part around it that says something, else anywhere. */
export function declaredFor(use: Use, path: string): readonly Declared[] {
  const declared = use.view.declared().get(lastPart(path)) ?? [];
  const place = use.leaf.startIndex;
  const around = declared.filter(({ scope }) => scope.from <= place && place < scope.to);
  const innermost = Math.min(...around.map(({ scope }) => scope.to - scope.from));
  return around.length === 0 ? declared : around.filter(({ scope }) => scope.to - scope.from === innermost);
}

/** The types a value may have by what the file says: of what is made, or of what is named. */
export function typesOfValue(use: Use, value: Value | null | undefined): readonly string[] {
  if (value?.is === "call") {
    return makes(use, value) ? [value.name] : [];
  }
  const declared = value?.is === "name" ? declaredFor(use, value.path) : [];
  return declared.flatMap(({ type, value: made }) => [
    ...(type === null ? [] : [type]),
    ...(made?.is === "call" && makes(use, made) ? [made.name] : []),
  ]);
}

/** Kotlin and Python make an object by calling its type. */
function makes(use: Use, call: Call): boolean {
  const isCallOfType = use.view.language === "kotlin" || use.view.language === "python";
  return call.isNew || (isCallOfType && /^[A-Z]/.test(call.name));
}

/** The calls of these names that a use stands within, from the innermost out. */
export function callsAround(use: Use, names: readonly string[]): readonly Call[] {
  const { syntax } = use.view;
  return use.path
    .slice(1)
    .filter((node) => syntax.calls[node.type] !== undefined)
    .filter((node) => names.includes(calleeName(syntax, node) ?? ""))
    .map((node) => readCall(syntax, node))
    .filter((call) => call !== null);
}

/** The calls of these names that a use is given to, from the innermost out: none of its own chain. */
export function callsGiven(use: Use, names: readonly string[]): readonly Call[] {
  const { syntax } = use.view;
  return use.path.flatMap((node, at) => {
    const form = syntax.calls[node.type];
    const isGiven = form?.arguments.includes(use.path[at - 1]?.type ?? "") === true;
    const isNamed = isGiven && names.includes(calleeName(syntax, node) ?? "");
    return isNamed ? (readCall(syntax, node) ?? []) : [];
  });
}

export function isWithinCall(use: Use, names: readonly string[]): boolean {
  return callsAround(use, names).length > 0;
}
