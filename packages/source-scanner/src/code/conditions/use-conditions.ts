import { namesOf } from "../finding/names.js";
import { annotationsOn, enclosingMethod, type Use } from "../finding/use.js";

/** The compile-time conditions that annotations around a use set, from the outermost in. */
export function useConditions(use: Use): readonly string[] {
  switch (use.view.language) {
    case "rust":
      return cfgAround(use);
    case "c-sharp":
      return conditionalMethod(use);
    default:
      return [];
  }
}

/** `#[cfg(…)]` on an item, an arm or a field that the use is in, and `#![cfg(…)]` in a module. */
function cfgAround({ view, path }: Use): readonly string[] {
  const known = conditionsOfView.get(view) ?? new Map<number, readonly string[]>();
  conditionsOfView.set(view, known);
  const fromInside = path.flatMap((node) => {
    const found = known.get(node.id) ?? cfgOn(node);
    known.set(node.id, found);
    return found;
  });
  return fromInside.reverse();
}

/** What was found of each node: many uses are in one, and there may be many words before it. */
const conditionsOfView = new WeakMap<Use["view"], Map<number, readonly string[]>>();

/** The conditions that a node has by itself, from the inside out. */
function cfgOn(node: Node): readonly string[] {
  return [...attributesBefore(node), ...attributesIn(node)].flatMap(({ text }) => {
    const condition = /^#!?\[cfg\((.*)\)\]$/s.exec(text)?.[1];
    return condition === undefined ? [] : [condition.replace(/\s+/g, " ")];
  });
}

type Node = Use["leaf"];

/** From the nearest on; comments may stand among them. */
function attributesBefore(node: Node): readonly Node[] {
  const found: Node[] = [];
  let before = node.previousNamedSibling;
  while (before !== null && (before.type === "attribute_item" || isComment(before))) {
    if (!isComment(before)) {
      found.push(before);
    }
    before = before.previousNamedSibling;
  }
  return found;
}

/** The same of what holds its own: arms and fields, and modules and functions, at their beginning. */
function attributesIn(node: Node): readonly Node[] {
  const found: Node[] = [];
  const own = OWN_ATTRIBUTES[node.type];
  let inner = own === undefined ? null : node.firstNamedChild;
  while (inner !== null && (inner.type === own || isComment(inner))) {
    if (!isComment(inner)) {
      found.push(inner);
    }
    inner = inner.nextNamedSibling;
  }
  return found.reverse();
}

function isComment({ type }: Node): boolean {
  return type.endsWith("_comment");
}

const OWN_ATTRIBUTES: Readonly<Record<string, string>> = {
  match_arm: "attribute_item",
  field_initializer: "attribute_item",
  declaration_list: "inner_attribute_item",
  block: "inner_attribute_item",
};

/** A call of a method with `[Conditional("X")]` is left out without `X`, and so is what the method does. */
function conditionalMethod(use: Use): readonly string[] {
  return annotationsOn(use, enclosingMethod(use))
    .filter(({ name }) => name === "Conditional")
    .flatMap((annotation) => namesOf(use, annotation.positional[0]))
    .flatMap((name) => (name !== null && "literal" in name ? [name.literal] : []));
}
