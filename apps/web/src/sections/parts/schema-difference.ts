import { type SchemaField, schemaFields } from "./schema-fields.js";

/** What became of one value from one schema to another. */
export interface FieldDifference {
  readonly path: string;
  readonly change: "added" | "changed" | "removed";
  readonly before: SchemaField | null;
  readonly after: SchemaField | null;
}

/** What changed from one JSON Schema to another, value by value; null where one of them cannot be read. */
export function schemaDifference(before: string, after: string): readonly FieldDifference[] | null {
  const left = schemaFields(before);
  const right = schemaFields(after);
  if (left === null || right === null) {
    return null;
  }
  const old = new Map(left.map((field) => [field.path, field]));
  const now = new Map(right.map((field) => [field.path, field]));
  const paths = [...new Set([...old.keys(), ...now.keys()])];
  return paths.flatMap((path) => differenceOf(path, old.get(path) ?? null, now.get(path) ?? null));
}

function differenceOf(
  path: string,
  before: SchemaField | null,
  after: SchemaField | null,
): readonly FieldDifference[] {
  if (before === null || after === null) {
    return [{ path, change: before === null ? "added" : "removed", before, after }];
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, change: "changed", before, after }];
}
