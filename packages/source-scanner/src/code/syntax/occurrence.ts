import type { Node } from "web-tree-sitter";
import type { TreePath } from "../parsing/tree-paths.js";
import { looseArguments, NOTHING_GIVEN } from "./annotations-of.js";
import { childAt, isAt } from "./child-at.js";
import type { LanguageSyntax } from "./language-syntax.js";
import { messageType, nameParts } from "./name-parts.js";
import { readCall, readForm } from "./read-value.js";
import type { Call } from "./value.js";

/** What an identifier does where it stands. */
export type OccurrenceRole = "call" | "new" | "annotation" | "base" | "type" | "method" | "mention" | "text";

export interface Occurrence {
  readonly role: OccurrenceRole;
  readonly token: string;
  /** What is called, with its arguments; of a base or mention only its name and type arguments. */
  readonly call: Call;
  readonly leaf: Node;
  /** The call, the annotation, the name. */
  readonly whole: Node;
  /** From the whole of it (the call, the annotation, the name) out to the root. */
  readonly path: TreePath;
}

/** The word at a place. */
export interface Word {
  readonly text: string;
  readonly index: number;
}

/** What a word does where it stands, or null when it is neither an identifier nor in a text (a comment). */
export function occurrenceAt(syntax: LanguageSyntax, path: TreePath, word: Word): Occurrence | null {
  const leaf = path[0];
  if (leaf === undefined || leaf.startIndex !== word.index || !syntax.identifiers.includes(leaf.type)) {
    return inText(syntax, path, word);
  }
  const named = climbName(syntax, path);
  const node = path[named];
  const parent = path[named + 1];
  if (node === undefined || parent === undefined) {
    return null;
  }
  const form = syntax.annotations[parent.type] === undefined ? syntax.calls[parent.type] : undefined;
  const called = form !== undefined && isAt(parent, form.callee, node);
  const at = called ? named + 1 : named;
  const bare: Call = { ...NOTHING_GIVEN, name: leaf.text, typeArguments: typeArgumentsAt(syntax, node) };
  const call = (called ? readCall(syntax, parent) : null) ?? bare;
  return around(syntax, { leaf, call, at, path, called });
}

function inText(syntax: LanguageSyntax, path: TreePath, word: Word): Occurrence | null {
  const at = path.slice(0, 2).findIndex((node) => syntax.texts[node.type] !== undefined);
  const leaf = path[at];
  const call = { ...NOTHING_GIVEN, name: word.text };
  return leaf === undefined
    ? null
    : { role: "text", token: word.text, call, leaf, whole: leaf, path: path.slice(at) };
}

interface Found {
  readonly leaf: Node;
  readonly call: Call;
  readonly at: number;
  readonly path: TreePath;
  readonly called: boolean;
}

function around(syntax: LanguageSyntax, { leaf, call, at, path, called }: Found): Occurrence | null {
  const node = path[at];
  const holder = path[at + 1];
  if (node === undefined || holder === undefined) {
    return null;
  }
  const one = (role: OccurrenceRole, whole: Node, what: Call): Occurrence => ({
    role,
    token: leaf.text,
    call: what,
    leaf,
    whole,
    path: path.slice(whole === holder ? at + 1 : at),
  });
  const annotation = syntax.annotations[holder.type];
  if (annotation !== undefined) {
    const read = annotation === null ? withLoose(syntax, call, holder) : readForm(syntax, holder, annotation);
    return read === null || read.name !== leaf.text ? null : one("annotation", holder, read);
  }
  if (isBase(syntax, path, at)) {
    return one("base", node, call);
  }
  if (called) {
    return one(call.isNew ? "new" : "call", node, call);
  }
  return one(declares(syntax, holder, node), node, call);
}

function withLoose(syntax: LanguageSyntax, call: Call, annotation: Node): Call {
  const loose = looseArguments(syntax, annotation);
  return loose.length === 0 ? call : { ...call, positional: loose };
}

function declares(syntax: LanguageSyntax, holder: Node, node: Node): OccurrenceRole {
  const type = syntax.typeDeclarations[holder.type];
  if (type !== undefined && isAt(holder, type, node)) {
    return "type";
  }
  const method = syntax.methods[holder.type];
  return method !== undefined && isAt(holder, method, node) ? "method" : "mention";
}

/** How far out the name goes of which the leaf is the last part. */
function climbName(syntax: LanguageSyntax, path: TreePath): number {
  let at = 0;
  for (let next = path[1]; next !== undefined; next = path[at + 1]) {
    const node = path[at];
    const slot = syntax.members[next.type]?.name ?? syntax.generics[next.type] ?? syntax.wrappers[next.type];
    if (node === undefined || slot === undefined || !isAt(next, slot, node)) {
      break;
    }
    at += 1;
  }
  return at;
}

function typeArgumentsAt(syntax: LanguageSyntax, node: Node): readonly string[] {
  return (nameParts(syntax, node)?.typeArguments ?? []).map((type) => messageType(syntax, type) ?? "");
}

export function isBase(syntax: LanguageSyntax, path: TreePath, at: number): boolean {
  const node = path[at];
  const holder = path[at + 1];
  const rule = holder === undefined ? undefined : syntax.bases[holder.type];
  if (node === undefined || holder === undefined || rule === undefined) {
    return false;
  }
  const isBelow = rule.below === undefined || path[at + 2]?.type === rule.below;
  const isThere = rule.at === undefined || isAt(holder, rule.at, node);
  return isBelow && isThere && (rule.unnamed !== true || childAt(holder, "name") === null);
}
