import type { RawNode } from "./raw-document.js";
import type { TextRecipe } from "./text-recipe.js";

/** Where a value stands: keys and places from the root. */
export type RawPath = readonly Key[];
type Key = string | number;

/** One change of how a document is spelled. */
export type RawEdit =
  /** The value becomes a text; a key that is not there comes last. */
  | readonly ["put", RawPath, TextRecipe]
  /** The member or entry goes. */
  | readonly ["drop", RawPath]
  /** The member or entry stands once more, last in what holds it. */
  | readonly ["again", RawPath]
  /** An object gets one more member, whatever keys it has. */
  | readonly ["add", RawPath, key: string, TextRecipe]
  /** A list gets one more entry. */
  | readonly ["push", RawPath, TextRecipe];

/** The document after an edit; a path that leads nowhere is a mistake of the case. */
export function edited(root: RawNode, edit: RawEdit): RawNode {
  const [op, path] = edit;
  switch (op) {
    case "put":
      return put(root, path, { is: "text", text: edit[2] });
    case "drop":
      return inHolder(root, path, without);
    case "again":
      return inHolder(root, path, (holder, key) => withMore(holder, key, childOf(holder, key)));
    case "add":
      return at(root, path, (object) => withMember(object, edit[2], { is: "text", text: edit[3] }));
    case "push":
      return at(root, path, (list) => withMore(list, "", { is: "text", text: edit[2] }));
  }
}

function put(root: RawNode, path: RawPath, value: RawNode): RawNode {
  return path.length === 0 ? value : inHolder(root, path, (holder, key) => withChild(holder, key, value));
}

function inHolder(root: RawNode, path: RawPath, change: (holder: RawNode, key: Key) => RawNode): RawNode {
  return at(root, path.slice(0, -1), (holder) => change(holder, path.at(-1) ?? ""));
}

function at(node: RawNode, [key, ...deeper]: RawPath, change: (node: RawNode) => RawNode): RawNode {
  return key === undefined ? change(node) : withChild(node, key, at(childOf(node, key), deeper, change));
}

function childOf(node: RawNode, key: Key): RawNode {
  const child = node.is === "list" ? node.entries[Number(key)] : membersOf(node)[placeOf(node, key)]?.[1];
  if (child === undefined) {
    throw new Error(`There is nothing at ${key}`);
  }
  return child;
}

function withChild(holder: RawNode, key: Key, value: RawNode): RawNode {
  if (holder.is === "list") {
    return { is: "list", entries: holder.entries.with(Number(key), value) };
  }
  const place = placeOf(holder, key);
  return place === -1
    ? withMore(holder, key, value)
    : { is: "object", members: membersOf(holder).with(place, [JSON.stringify(key), value]) };
}

function without(holder: RawNode, key: Key): RawNode {
  return holder.is === "list"
    ? { is: "list", entries: holder.entries.toSpliced(Number(key), 1) }
    : { is: "object", members: membersOf(holder).toSpliced(placeOf(holder, key), 1) };
}

function withMore(holder: RawNode, key: Key, value: RawNode): RawNode {
  return holder.is === "list"
    ? { is: "list", entries: [...holder.entries, value] }
    : withMember(holder, JSON.stringify(key), value);
}

function withMember(holder: RawNode, key: string, value: RawNode): RawNode {
  return { is: "object", members: [...membersOf(holder), [key, value]] };
}

function membersOf(node: RawNode): readonly (readonly [key: string, value: RawNode])[] {
  if (node.is !== "object") {
    throw new Error("An edit leads into what is no object");
  }
  return node.members;
}

function placeOf(node: RawNode, key: Key): number {
  return membersOf(node).findIndex(([name]) => name === JSON.stringify(key));
}
