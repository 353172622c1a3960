import { sha256Hex } from "../../sha256.js";

const HASH_CHARACTERS = 16;
/** Of a longer list the first entries and the length count: what is at a limit is all alike. */
const ENTRIES = 200;

/**
 * The hash of whatever was read: keys in order, `undefined` as if it were not there. Unlike canonical JSON it tells
 * negative zero from zero and takes numbers that are not finite.
 */
export function hashOfValue(value: unknown): string {
  return sha256Hex(spelled(value)).slice(0, HASH_CHARACTERS);
}

function spelled(value: unknown): string {
  if (typeof value === "number") {
    return Object.is(value, -0) ? "-0" : String(value);
  }
  if (Array.isArray(value)) {
    return `${value.length}[${value.slice(0, ENTRIES).map(spelled).join(",")}]`;
  }
  return typeof value === "object" && value !== null ? spelledObject(value) : String(JSON.stringify(value));
}

function spelledObject(object: object): string {
  const members = Object.entries(object instanceof Map ? Object.fromEntries(object) : object)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([key, value]) => `${JSON.stringify(key)}:${spelled(value)}`).join(",")}}`;
}
