import type { Shape } from "./shape.js";

/**
 * Something of the type of a shape, for rules over several fields to go on with. Nobody sees it: a document with a
 * fault is refused. An object has none, and no such rule looks into one that cannot be read.
 */
export function standInOf(shape: Shape): unknown {
  switch (shape.type) {
    case "text":
    case "guid":
    case "timestamp":
      return "";
    case "word":
      return shape.words[0];
    case "integer":
    case "number":
      return shape.standIn;
    case "boolean":
      return false;
    case "list":
      return [];
    default:
      return null;
  }
}
