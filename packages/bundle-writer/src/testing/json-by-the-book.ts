/** How docs/bundle-format.md spells a value of JSON: written apart from the writer of the package. */
export function jsonByTheBook(value: unknown, indent = ""): string {
  if (typeof value !== "object" || value === null) {
    return JSON.stringify(value);
  }
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((entry) => jsonByTheBook(entry, inner))
    : Object.getOwnPropertyNames(value)
        .sort()
        .map((key) => `${JSON.stringify(key)}: ${jsonByTheBook(Reflect.get(value, key), inner)}`);
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  return parts.length === 0
    ? `${open}${close}`
    : `${open}\n${parts.map((part) => inner + part).join(",\n")}\n${indent}${close}`;
}
