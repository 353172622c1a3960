import type { JsonValue } from "@plumbline/model-core";
import fc from "fast-check";

/** A JSON Schema of those that tools have. */
export interface SomeSchema {
  readonly type?: string | readonly string[];
  readonly properties?: { readonly [name: string]: SomeSchema };
  readonly required?: readonly string[];
  readonly items?: SomeSchema;
  readonly oneOf?: readonly SomeSchema[];
  readonly enum?: readonly string[];
  readonly description?: string;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly additionalProperties?: boolean;
}

/** Texts of which one fits each pattern of a body. */
const PATTERNED = ["kebab-case", "success", "owner/name", `sha256:${"0a".repeat(32)}`, "0a".repeat(20)];

/** Any value that a schema takes. */
export function fromSchema(schema: SomeSchema): fc.Arbitrary<JsonValue> {
  if (schema.oneOf !== undefined) {
    return fc.oneof(...schema.oneOf.map(fromSchema));
  }
  const types = [schema.type ?? []].flat();
  return types.length === 0
    ? (fc.jsonValue() as fc.Arbitrary<JsonValue>).filter((value) => value !== null)
    : fc.oneof(...types.map((type) => ofType(type, schema)));
}

function ofType(type: string, schema: SomeSchema): fc.Arbitrary<JsonValue> {
  switch (type) {
    case "string":
      return textOf(schema);
    case "integer":
      return fc.integer({ min: schema.minimum ?? -1_000, max: schema.maximum ?? 1_000 });
    case "boolean":
      return fc.boolean();
    case "array":
      return fc.array(fromSchema(schema.items ?? {}), { maxLength: 3 });
    case "object":
      return objectOf(schema);
    default:
      return fc.constant(null);
  }
}

function textOf({ enum: words, format, pattern }: SomeSchema): fc.Arbitrary<string> {
  if (words !== undefined) {
    return fc.constantFrom(...words);
  }
  if (pattern !== undefined) {
    return fc.constantFrom(...PATTERNED.filter((text) => new RegExp(pattern, "u").test(text)));
  }
  const uri = fc.webUrl();
  return format === "uuid" ? fc.uuid() : format === "uri" ? uri : fc.string({ unit: "grapheme-ascii" });
}

function objectOf({ properties = {}, required = [] }: SomeSchema): fc.Arbitrary<JsonValue> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, fromSchema(part)]),
  );
  return fc.record(fields, { requiredKeys: [...required] }) as fc.Arbitrary<JsonValue>;
}
