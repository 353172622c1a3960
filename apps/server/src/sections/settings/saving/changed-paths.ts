import { sameValue } from "@plumbline/model-core";

/** The paths whose values differ between two settings documents, in code unit order; a list is one value. */
export function changedPaths(before: object, after: object, prefix = ""): readonly string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return keys.flatMap((key) => {
    const [left, right] = [valueAt(before, key), valueAt(after, key)];
    const path = `${prefix}${key}`;
    if (isGroup(left) || isGroup(right)) {
      return changedPaths(groupOf(left), groupOf(right), `${path}.`);
    }
    return sameValue(left, right) ? [] : [path];
  });
}

function valueAt(document: object, key: string): unknown {
  return (document as Readonly<Record<string, unknown>>)[key];
}

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function groupOf(value: unknown): object {
  return isGroup(value) ? value : {};
}
