import type { RawPath } from "./edit-raw.js";

/** Every value of a document with its path, what holds a value before it. */
export function valuesOf(value: unknown, path: RawPath = []): readonly (readonly [RawPath, unknown])[] {
  if (typeof value !== "object" || value === null) {
    return [[path, value]];
  }
  const inner = Array.isArray(value)
    ? value.map((entry, index) => [index, entry] as const)
    : Object.entries(value);
  return [[path, value], ...inner.flatMap(([key, one]) => valuesOf(one, [...path, key]))];
}

/** A path in words, as `elements[0].name`. */
export function pathInWords(path: RawPath): string {
  const words = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`)).join("");
  return words === "" ? "the whole" : words.replace(/^\./, "");
}

/** The field that a path names, whatever the place in a list: `elements[].name`. */
export function fieldOfPath(path: RawPath): string {
  return pathInWords(path).replace(/\[\d+\]/g, "[]");
}
