import { type JsonValue, parseJson } from "@plumbline/model-core";

const DEEPEST = 12;

/**
 * A value that most likely matches a JSON Schema, to begin a payload with; null without a schema. Whether it does is
 * for the engine to say.
 */
export function exampleOf(content: string | null): JsonValue {
  if (content === null) {
    return null;
  }
  try {
    const schema: unknown = parseJson(content);
    return exampleValue(schema, { root: schema, level: 0 });
  } catch {
    return null;
  }
}

interface At {
  readonly root: unknown;
  readonly level: number;
}

type Schema = Readonly<Record<string, unknown>>;

function exampleValue(given: unknown, { root, level }: At): JsonValue {
  if (!isObject(given) || level > DEEPEST) {
    return null;
  }
  const schema = resolved(given, root);
  const inner = { root, level: level + 1 };
  const [stated] = [
    schema["default"],
    listOf(schema["examples"])[0],
    schema["const"],
    listOf(schema["enum"])[0],
  ].filter((value) => value !== undefined);
  if (stated !== undefined) {
    return stated as JsonValue;
  }
  const [choice] = [schema["oneOf"], schema["anyOf"], schema["allOf"]].flatMap(listOf);
  if (choice !== undefined && schema["type"] === undefined) {
    return exampleValue(choice, inner);
  }
  const type = Array.isArray(schema["type"]) ? schema["type"][0] : schema["type"];
  switch (type ?? (schema["properties"] === undefined ? "" : "object")) {
    case "object":
      return objectOf(schema, inner);
    case "array":
      return Number(schema["minItems"] ?? 0) > 0 ? [exampleValue(schema["items"], inner)] : [];
    case "string":
      return textOf(schema);
    case "integer":
    case "number":
      return Number(schema["minimum"] ?? 0);
    case "boolean":
      return false;
    default:
      return null;
  }
}

function objectOf(schema: Schema, inner: At): JsonValue {
  const properties = isObject(schema["properties"]) ? schema["properties"] : {};
  const required = listOf(schema["required"]).filter((name) => typeof name === "string");
  return Object.fromEntries(required.map((name) => [name, exampleValue(properties[name], inner)]));
}

const FORMATS: ReadonlyMap<unknown, string> = new Map([
  ["date-time", "2026-01-01T00:00:00Z"],
  ["date", "2026-01-01"],
  ["time", "00:00:00Z"],
  ["uuid", "00000000-0000-4000-8000-000000000000"],
  ["email", "someone@example.com"],
  ["uri", "https://example.com/"],
]);

function textOf({ format, minLength }: Schema): string {
  return FORMATS.get(format) ?? "x".repeat(Math.min(100, Number(minLength ?? 0)));
}

/** What a `$ref` inside the schema leads to. */
function resolved(schema: Schema, root: unknown): Schema {
  const reference = schema["$ref"];
  if (typeof reference !== "string" || !reference.startsWith("#/")) {
    return schema;
  }
  const found = reference
    .slice(2)
    .split("/")
    .reduce<unknown>((value, part) => (isObject(value) ? value[part] : undefined), root);
  return isObject(found) ? found : schema;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isObject(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
