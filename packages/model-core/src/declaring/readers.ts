import { readList } from "./read-list.js";
import { readMap } from "./read-map.js";
import { readObject } from "./read-object.js";
import { readGuid, readNumber, readText, readTimestamp, readWord } from "./read-scalars.js";
import { readUnion } from "./read-union.js";
import type { Reader } from "./reader.js";
import type { ShapeType } from "./shape.js";

/** How each shape is read. */
export const READERS: { readonly [Type in ShapeType]: Reader<Type> } = {
  text: readText,
  word: readWord,
  guid: readGuid,
  integer: readNumber,
  number: readNumber,
  boolean: (walk, node, value, name) => (typeof value === "boolean" ? value : walk.otherType(node, name)),
  timestamp: readTimestamp,
  any: (_walk, _node, value) => value,
  list: readList,
  object: readObject,
  map: readMap,
  union: readUnion,
  later: (walk, { shape }, value, name) => walk.read(shape.node(), value, name),
};
