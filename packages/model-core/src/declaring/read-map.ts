import type { DocumentWalk } from "./document-walk.js";
import { isObject } from "./read-object.js";
import type { Reader } from "./reader.js";
import type { JsonObject, MapShape } from "./shape.js";
import { UNREAD } from "./unread.js";

export const readMap: Reader<"map"> = (walk, node, value, name) => {
  const { shape } = node;
  if (!isObject(value)) {
    return walk.otherType(node, name);
  }
  const entries = Object.keys(value).length;
  if (walk.manner.judges && entries > shape.most) {
    return walk.breaks(node, name, shape.tooMany(entries));
  }
  return walk.inside(name, () => readEntries(walk, shape, value));
};

function readEntries(walk: DocumentWalk, shape: MapShape, object: JsonObject): JsonObject {
  const { keyOf, noKey, repeated, fault } = shape.keys;
  const entries = new Map<string, never>();
  for (const [name, value] of Object.entries(object)) {
    const key = keyOf(name);
    const isRepeated = key !== null && entries.has(key);
    if (isRepeated && fault === "shape") {
      walk.say(fault, name, repeated);
    }
    const entry = walk.read(shape.entry, value, name);
    if (key === null) {
      walk.say("rule", name, noKey);
    } else if (isRepeated && fault === "rule") {
      walk.say(fault, name, repeated);
    } else if (entry !== UNREAD) {
      entries.set(key, entry as never);
    }
  }
  return Object.fromEntries(entries);
}
