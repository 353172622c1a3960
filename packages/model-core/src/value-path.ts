/**
 * Paths of values in a document, as `steps[2].payload.total`: one spelling everywhere, so that the path
 * of an oddity of the text can be compared with the path a parser walks.
 */

const PLAIN_KEY = /^[\p{L}\p{N}_$-]{1,100}$/u;
const KEY_CHARACTERS = 100;
const PATH_CHARACTERS = 1000;

/** The path of a key's value. A key that is not a plain word is quoted: `headers["a b"]`. */
export function pathOfKey(parent: string, key: string): string {
  if (!PLAIN_KEY.test(key)) {
    return `${parent}[${JSON.stringify(key.slice(0, KEY_CHARACTERS).toWellFormed())}]`;
  }
  return parent === "" ? key : `${parent}.${key}`;
}

/** The path of an entry of a list. */
export function pathOfIndex(parent: string, index: number): string {
  return `${parent}[${index}]`;
}

/** Whether a path names a value or something inside it. */
export function isPathWithin(path: string, ancestor: string): boolean {
  if (!path.startsWith(ancestor)) {
    return false;
  }
  const next = path.charAt(ancestor.length);
  return ancestor === "" || next === "" || next === "." || next === "[";
}

/** A path short enough for an answer. */
export function shortPath(path: string): string {
  return path.length <= PATH_CHARACTERS ? path : `${path.slice(0, PATH_CHARACTERS).toWellFormed()}…`;
}
