import type { JsonValue } from "@plumbline/model-core";
import { isJsonObject } from "../../json-object.js";

const INDEX = /^(?:0|[1-9]\d*)$/;

/** A pointer with one step more, as a fragment of a URI spells it. */
export function pointerTo(pointer: string, key: string | number): string {
  const step = String(key).toWellFormed().replaceAll("~", "~0").replaceAll("/", "~1");
  return `${pointer}/${encodeURIComponent(step).replaceAll("%24", "$")}`;
}

/** What a pointer in a fragment leads to; undefined where there is nothing. */
export function valueAt(root: JsonValue, pointer: string): JsonValue | undefined {
  let at: JsonValue | undefined = root;
  for (const step of pointer.split("/").slice(1)) {
    at = memberOf(at, keyOf(step));
  }
  return at;
}

function memberOf(value: JsonValue | undefined, key: string): JsonValue | undefined {
  if (Array.isArray(value)) {
    return INDEX.test(key) ? value[Number(key)] : undefined;
  }
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The key that a step means; one that cannot be decoded is taken as it is. */
export function keyOf(step: string): string {
  return decoded(step).replaceAll("~1", "/").replaceAll("~0", "~");
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
