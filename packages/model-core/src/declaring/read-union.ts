import { isObject } from "./read-object.js";
import type { Reader } from "./reader.js";

export const readUnion: Reader<"union"> = (walk, node, value, name) => {
  const { shape } = node;
  if (!isObject(value)) {
    return walk.otherType(node, name);
  }
  const word = value[shape.by];
  const form = typeof word === "string" && Object.hasOwn(shape.cases, word) ? shape.cases[word] : undefined;
  return form === undefined
    ? walk.inside(name, () => walk.read(shape.none, value, null))
    : walk.read(form, value, name);
};
