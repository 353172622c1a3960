import type { JsonValue } from "../json/json-value.js";
import type { DocumentWalk, Name } from "./document-walk.js";
import type { Node } from "./node.js";
import type { Shape, ShapeType } from "./shape.js";

type OfType<One, Type> = One extends { readonly type: infer Types }
  ? Type extends Types
    ? One
    : never
  : never;

/** The shape of a type. */
export type ShapeOf<Type extends ShapeType> = OfType<Shape, Type>;

/** A node with the shape of a type. */
export type NodeOf<Type extends ShapeType> = Node & { readonly shape: ShapeOf<Type> };

/**
 * How values of a shape are read, of one that is there and not null. The parts stand side by side: a document has a
 * million values, and an object for each costs.
 */
export type Reader<Type extends ShapeType> = (
  walk: DocumentWalk,
  node: NodeOf<Type>,
  value: JsonValue,
  name: Name,
) => unknown;
