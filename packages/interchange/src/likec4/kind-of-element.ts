import type { ElementKind } from "@plumbline/model-core";
import type { LikeC4Element } from "./read-elements.js";

const PEOPLE = /^(?:actor|person|user|customer|people|role|human)s?$/i;

const STORES = /^(?:database|data ?base|db|data-?store|store|storage|bucket|cache|table)$/i;

const STORE_SHAPES: readonly string[] = ["storage", "cylinder", "bucket"];

/**
 * The kind that an element gets by how deep it is and by what its author calls its kind: outside an actor or a system, in
 * those an app or a store, further in a component.
 */
export function kindOfElement(element: LikeC4Element, depth: number): ElementKind {
  const { kind, shape, hasChildren } = element;
  if (depth > 1) {
    return "component";
  }
  if (depth === 0) {
    return !hasChildren && (shape === "person" || PEOPLE.test(kind)) ? "actor" : "system";
  }
  return !hasChildren && (STORE_SHAPES.includes(shape) || STORES.test(kind)) ? "store" : "app";
}
