import type { JsonValue } from "@plumbline/model-core";
import type { Reference } from "./plain-schema.js";

const POINTER = "#/";
const INDEX = /^(0|[1-9]\d*)$/;

/** Whether a JSON pointer leads to no schema that the document really has; what is no pointer is not looked at. */
export function leadsNowhere({ to, root }: Reference): boolean {
  if (!to.startsWith(POINTER)) {
    return false;
  }
  let at: JsonValue | undefined = root;
  for (const part of to.slice(POINTER.length).split("/")) {
    at = memberOf(at, keyOf(part));
  }
  return typeof at !== "boolean" && (typeof at !== "object" || at === null || Array.isArray(at));
}

function memberOf(value: JsonValue | undefined, key: string): JsonValue | undefined {
  if (typeof value !== "object" || value === null) {
    return undefined;
  }
  if (Array.isArray(value)) {
    return INDEX.test(key) ? value[Number(key)] : undefined;
  }
  return (value as { readonly [key: string]: JsonValue })[key];
}

/** The key that a part of a pointer in a URI means; one that cannot be decoded is taken as it is. */
function keyOf(part: string): string {
  return decoded(part).replaceAll("~1", "/").replaceAll("~0", "~");
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
