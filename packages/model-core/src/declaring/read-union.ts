import type { DocumentWalk } from "./document-walk.js";
import { isObject } from "./read-object.js";
import type { Reader } from "./reader.js";
import type { JsonObject, UnionShape } from "./shape.js";

export const readUnion: Reader<"union"> = (walk, node, value, name) => {
  const { shape } = node;
  if (!isObject(value)) {
    return walk.otherType(node, name);
  }
  const word = value[shape.by];
  const form = typeof word === "string" && Object.hasOwn(shape.cases, word) ? shape.cases[word] : undefined;
  return form === undefined
    ? walk.inside(name, () => readNoForm(walk, shape, value))
    : walk.read(form, value, name);
};

/** A document whose rules are judged later has to say at least which form it means. */
function readNoForm(walk: DocumentWalk, { by, none, cases }: UnionShape, value: JsonObject): unknown {
  return walk.manner.judges
    ? walk.read(none, value, null)
    : walk.refuse("shape", none, by, `must be one of ${Object.keys(cases).join(", ")}`);
}
