import { parseGuid } from "../guid.js";
import { parseTimestamp } from "../timestamp.js";
import { judgeValue } from "./judge-value.js";
import type { NodeOf, Reader } from "./reader.js";

export const readText: Reader<"text"> = (walk, node, value, name) => {
  if (typeof value !== "string") {
    return walk.otherType(node, name);
  }
  const { readAs } = node.shape;
  return judgeValue(walk, node, readAs === null ? value : readAs(value), name);
};

export const readWord: Reader<"word"> = (walk, node, value, name) => {
  if (typeof value !== "string") {
    return walk.otherType(node, name);
  }
  const { shape } = node;
  const text = value === "" ? (shape.whenEmpty ?? value) : value;
  return !walk.manner.judges || shape.words.includes(text)
    ? text
    : walk.refuse(walk.manner.misspelled, node, name, `must be one of ${shape.words.join(", ")}`);
};

export const readGuid: Reader<"guid"> = (walk, node, value, name) => {
  if (typeof value !== "string") {
    return walk.otherType(node, name);
  }
  return parseGuid(value) ?? walk.refuse(walk.manner.misspelled, node, name, "must be a GUID");
};

export const readNumber: Reader<"integer"> & Reader<"number"> = (
  walk,
  node: NodeOf<"integer">,
  value,
  name,
) => {
  if (typeof value !== "number") {
    return walk.otherType(node, name);
  }
  const isLeftToRules = walk.manner.infinity === "judged" && !Number.isFinite(value);
  if (node.shape.type === "integer" && !Number.isInteger(value) && !isLeftToRules) {
    return walk.otherType(node, name);
  }
  // Negative zero is zero.
  return judgeValue(walk, node, value + 0, name);
};

export const readTimestamp: Reader<"timestamp"> = (walk, node, value, name) =>
  (typeof value === "string" ? parseTimestamp(value) : null) ?? walk.otherType(node, name);
