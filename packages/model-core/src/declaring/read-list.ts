import type { JsonValue } from "../json/json-value.js";
import type { DocumentWalk } from "./document-walk.js";
import type { Reader } from "./reader.js";
import type { ListShape } from "./shape.js";
import { UNREAD } from "./unread.js";

export const readList: Reader<"list"> = (walk, node, value, name) => {
  const { shape } = node;
  if (!Array.isArray(value)) {
    return walk.otherType(node, name);
  }
  const { length } = shape.counts === "all" ? value : [...new Set(value)];
  if (walk.manner.judges && length > shape.most) {
    return walk.breaks(node, name, shape.tooMany);
  }
  return walk.inside(name, () => readEntries(walk, shape, value as readonly JsonValue[]));
};

function readEntries(walk: DocumentWalk, shape: ListShape, values: readonly JsonValue[]): readonly unknown[] {
  const entries = values.map((value, index) => {
    if (shape.repeats === "refused" && values.indexOf(value) < index) {
      walk.say("rule", index, "is repeated");
    }
    const entry = walk.read(shape.entry, value, index);
    return entry === UNREAD ? null : entry;
  });
  return shape.repeats === "left-out" ? [...new Set(entries)] : entries;
}
