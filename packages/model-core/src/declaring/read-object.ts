import { compareCodeUnits } from "../code-unit-order.js";
import type { DocumentWalk } from "./document-walk.js";
import type { Reader } from "./reader.js";
import type { FoundObject, JsonObject, ObjectShape } from "./shape.js";
import { UNREAD } from "./unread.js";

export const readObject: Reader<"object"> = (walk, node, value, name) =>
  isObject(value) ? walk.inside(name, () => readAll(walk, node.shape, value)) : walk.otherType(node, name);

/** Whether a value is an object of JSON. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function readAll(walk: DocumentWalk, shape: ObjectShape, given: JsonObject): JsonObject {
  const told = walk.manner.unknownKeys?.told;
  if (told === "first") {
    refuseUnknown(walk, shape, Object.keys(given));
  }
  const read = {};
  readFields(walk, shape, { given, read });
  if (told === "last") {
    refuseUnknown(walk, shape, Object.keys(given).sort(compareCodeUnits));
  }
  return shape.isInOrder ? read : inOrder(shape, read);
}

function readFields(walk: DocumentWalk, { order, rules }: ObjectShape, found: Found): void {
  const judge = rules.length === 0 || !walk.manner.judges ? null : judgeOf(walk, rules, found);
  judge?.("begin");
  for (const [name, node] of order) {
    const value = walk.read(node, found.given[name], name);
    if (value !== UNREAD) {
      found.read[name] = value as never;
    }
    judge?.(name);
  }
  judge?.("end");
}

/** An object as it came, and what was read of it so far. */
interface Found {
  readonly given: JsonObject;
  readonly read: Record<string, never>;
}

function judgeOf(walk: DocumentWalk, rules: ObjectShape["rules"], found: Found): (at: string) => void {
  const seen: FoundObject = { ...found, breaksRule: (name, message) => walk.say("rule", name, message) };
  return (at) => {
    for (const rule of rules) {
      if (rule.at === at) {
        rule.check(seen);
      }
    }
  };
}

function refuseUnknown(walk: DocumentWalk, shape: ObjectShape, keys: readonly string[]): void {
  for (const key of keys) {
    if (!Object.hasOwn(shape.fields, key)) {
      walk.say("rule", key, walk.manner.unknownKeys?.message ?? "");
    }
  }
}

/** The fields as they are declared, where others were read before them. */
function inOrder({ fields }: ObjectShape, read: JsonObject): JsonObject {
  const names = Object.keys(fields);
  return Object.fromEntries(
    Object.entries(read).sort(([left], [right]) => names.indexOf(left) - names.indexOf(right)),
  );
}
