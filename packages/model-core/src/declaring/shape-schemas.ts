import type { JsonValue } from "../json/json-value.js";
import type { SchemaWriter } from "./json-schema.js";
import type { ShapeOf } from "./reader.js";
import type { SchemaPart, ShapeType, ValueRule } from "./shape.js";

/** The JSON Schema of values of each shape. */
export const SCHEMAS: {
  readonly [Type in ShapeType]: (writer: SchemaWriter, shape: ShapeOf<Type>) => SchemaPart;
} = {
  text: (_writer, { rules }) => ({ type: "string", ...stated(rules) }),
  word: ({ side }, { words, whenEmpty }) => ({
    type: "string",
    enum: whenEmpty !== null && side === "sent" ? [...words, ""] : words,
  }),
  guid: () => ({ type: "string", format: "uuid" }),
  integer: (_writer, { type, rules }) => ({ type, ...stated(rules) }),
  number: (_writer, { type, rules }) => ({ type, ...stated(rules) }),
  boolean: () => ({ type: "boolean" }),
  timestamp: () => ({ type: "string", format: "date-time" }),
  any: () => ({}),
  list: (writer, { entry, most, counts }) => ({
    type: "array",
    items: writer.of(entry),
    // JSON Schema can count no entry once that comes twice.
    ...(counts === "different" && writer.side === "sent" ? {} : upTo("maxItems", most)),
  }),
  object: ofObject,
  map: (writer, { entry, most }) => ({
    type: "object",
    additionalProperties: writer.of(entry),
    ...upTo("maxProperties", most),
  }),
  union: (writer, { by, cases }) => ({
    type: "object",
    oneOf: Object.values(cases).map((form) => writer.of(form)),
    discriminator: { propertyName: by },
  }),
  later: (writer, { node }) => writer.of(node()),
};

/** What a JSON Schema can state of rules. */
function stated(rules: readonly Pick<ValueRule<never>, "schema">[]): SchemaPart {
  return Object.assign({}, ...rules.map(({ schema }) => schema));
}

function upTo(keyword: string, most: number): SchemaPart {
  return Number.isFinite(most) ? { [keyword]: most } : {};
}

function ofObject(writer: SchemaWriter, { fields }: ShapeOf<"object">): SchemaPart {
  const entries = Object.entries(fields);
  const properties = entries.map(([name, field]): [string, JsonValue] => [name, writer.of(field)]);
  const required = entries.flatMap(([name, field]) => (writer.isRequired(field) ? [name] : []));
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    ...(required.length === 0 ? {} : { required }),
  };
}
