import { parseJson } from "@plumbline/model-core";

/** One value that a JSON Schema speaks of. */
export interface SchemaField {
  /** Where it is in a payload: `order.items[].price`; empty for the whole. */
  readonly path: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** What else is asked of it, as `format: uuid`. */
  readonly rules: readonly string[];
}

type Schema = Readonly<Record<string, unknown>>;

const MOST_FIELDS = 5_000;
const DEEPEST = 24;
/** What says where other values are, and what says nothing of values. */
const NO_RULES: readonly string[] = [
  "$schema",
  "$id",
  "$ref",
  "$defs",
  "definitions",
  "title",
  "description",
  "examples",
  "type",
  "required",
  "properties",
  "items",
  "oneOf",
  "anyOf",
  "allOf",
];

/** The values that the text of a JSON Schema speaks of, in its order; null where it is no JSON object. */
export function schemaFields(text: string): readonly SchemaField[] | null {
  const root = objectOf(parsed(text));
  if (root === null) {
    return null;
  }
  const fields = new Map<string, SchemaField>();
  walk({ root, fields, trail: [] }, root, "", true);
  return [...fields.values()];
}

interface Walk {
  readonly root: Schema;
  readonly fields: Map<string, SchemaField>;
  /** The references that are being followed: a schema may name itself. */
  readonly trail: readonly string[];
}

function walk(at: Walk, given: Schema, path: string, isRequired: boolean): void {
  if (at.fields.size >= MOST_FIELDS || at.trail.length > DEEPEST) {
    return;
  }
  const reference = given["$ref"];
  if (typeof reference === "string") {
    const target = at.trail.includes(reference) ? null : resolved(at.root, reference);
    note(at, { path, type: nameOf(reference), isRequired, rules: [] });
    if (target !== null) {
      walk({ ...at, trail: [...at.trail, reference] }, { ...target, ...without(given) }, path, isRequired);
    }
    return;
  }
  note(at, { path, type: typeOf(given), isRequired, rules: rulesOf(given) });
  walkProperties(at, given, path);
  const items = objectOf(given["items"]);
  if (items !== null) {
    walk(at, items, `${path}[]`, true);
  }
  for (const choice of ["oneOf", "anyOf", "allOf"].flatMap((key) => listOf(given[key]))) {
    walk(at, choice, path, isRequired);
  }
}

function walkProperties(at: Walk, given: Schema, path: string): void {
  const required = Array.isArray(given["required"]) ? given["required"] : [];
  for (const [name, value] of Object.entries(objectOf(given["properties"]) ?? {})) {
    const schema = objectOf(value);
    const place = path === "" ? name : `${path}.${name}`;
    if (schema === null) {
      note(at, { path: place, type: String(value), isRequired: required.includes(name), rules: [] });
    } else {
      walk(at, schema, place, required.includes(name));
    }
  }
}

/** What several schemas say of one value stands together. */
function note({ fields }: Walk, field: SchemaField): void {
  const known = fields.get(field.path);
  const join = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])];
  fields.set(
    field.path,
    known === undefined
      ? field
      : {
          ...known,
          type: join(known.type.split(" | "), [field.type]).filter(Boolean).join(" | "),
          rules: join(known.rules, field.rules),
        },
  );
}

/** What stands for a type where none is said. */
const WITHOUT_TYPE = ["enum", "const"] as const;

function typeOf(schema: Schema): string {
  const { type } = schema;
  if (Array.isArray(type)) {
    return type.join(" | ");
  }
  return typeof type === "string" ? type : (WITHOUT_TYPE.find((name) => name in schema) ?? "");
}

function rulesOf(schema: Schema): readonly string[] {
  return Object.entries(schema)
    .filter(([name]) => !NO_RULES.includes(name))
    .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`);
}

function resolved(root: Schema, reference: string): Schema | null {
  if (!reference.startsWith("#")) {
    return null;
  }
  const steps = reference.slice(1).split("/").filter(Boolean).map(unescaped);
  return steps.reduce<Schema | null>((at, step) => objectOf(at?.[step]), root);
}

function unescaped(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}

function nameOf(reference: string): string {
  return reference.split("/").at(-1) ?? reference;
}

function without({ $ref: _, ...rest }: Schema): Schema {
  return rest;
}

function listOf(value: unknown): readonly Schema[] {
  return Array.isArray(value) ? value.map(objectOf).filter((one) => one !== null) : [];
}

function objectOf(value: unknown): Schema | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}
