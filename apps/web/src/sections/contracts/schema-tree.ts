import { parseJson } from "@plumbline/model-core";
import { CONTRACT_WORDS as words } from "../../words/contracts.js";

/** A place in a schema: a key, an entry of a list, or one of several forms. */
export interface SchemaNode {
  readonly name: string;
  /** What may stand there, in words. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
  /** What is said of the value beside its type, one each: `format: uuid`. */
  readonly rules: readonly string[];
  readonly children: readonly SchemaNode[];
}

export interface SchemaTree {
  readonly root: SchemaNode;
  /** Whether more would have been shown. */
  readonly isCut: boolean;
}

const MOST_NODES = 1_000;
const DEEPEST = 24;

type Json = Readonly<Record<string, unknown>>;

interface Reading {
  readonly whole: unknown;
  left: number;
  isCut: boolean;
}

interface Place {
  readonly name: string;
  readonly isRequired: boolean;
  /** References that led here: one of them again goes round. */
  readonly through: readonly string[];
}

/** A JSON Schema as a tree to read; null of a text that is none. Local references are followed, once on each way. */
export function schemaTree(content: string): SchemaTree | null {
  const whole = parsed(content);
  if (!isJson(whole) && typeof whole !== "boolean") {
    return null;
  }
  const reading = { whole, left: MOST_NODES, isCut: false };
  const root = nodeOf(whole, { name: "", isRequired: false, through: [] }, reading);
  return { root, isCut: reading.isCut };
}

function parsed(content: string): unknown {
  try {
    return parseJson(content);
  } catch {
    return null;
  }
}

function nodeOf(schema: unknown, place: Place, reading: Reading): SchemaNode {
  reading.left -= 1;
  const { name, isRequired, through } = place;
  if (!isJson(schema)) {
    const type = schema === false ? words.nobody : words.any;
    return { name, type, isRequired, description: "", rules: [], children: [] };
  }
  const reference = schema["$ref"];
  if (typeof reference === "string") {
    return referred(reference, schema, place, reading);
  }
  const isTooDeep = through.length >= DEEPEST;
  const children = isTooDeep ? [] : childrenOf(schema, [...through, ""], reading);
  reading.isCut ||= isTooDeep;
  return { name, type: typeOf(schema), isRequired, ...saidOf(schema), children };
}

/** What a reference names, as if it stood here; its own name where it leads nowhere or round. */
function referred(reference: string, schema: Json, place: Place, reading: Reading): SchemaNode {
  const { name, isRequired, through } = place;
  const target = reference.startsWith("#") ? lookUp(reading.whole, reference.slice(1)) : undefined;
  if (target === undefined || through.includes(reference)) {
    const type = target === undefined ? reference : `${words.seeAbove}: ${reference}`;
    return { name, type, isRequired, ...saidOf(schema), children: [] };
  }
  return nodeOf(target, { ...place, through: [...through, reference] }, reading);
}

function lookUp(whole: unknown, pointer: string): unknown {
  let found: unknown = whole;
  for (const part of pointer.split("/").slice(1)) {
    const key = decoded(part).replaceAll("~1", "/").replaceAll("~0", "~");
    found = isJson(found) || Array.isArray(found) ? Reflect.get(found, key) : undefined;
  }
  return found;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function childrenOf(schema: Json, through: readonly string[], reading: Reading): readonly SchemaNode[] {
  const required = Array.isArray(schema["required"]) ? schema["required"] : [];
  const places: readonly (readonly [string, unknown])[] = [
    ...Object.entries(isJson(schema["properties"]) ? schema["properties"] : {}),
    ...Object.entries(isJson(schema["patternProperties"]) ? schema["patternProperties"] : {}),
    ...(isJson(schema["additionalProperties"])
      ? [[words.otherKeys, schema["additionalProperties"]] as const]
      : []),
    ...(schema["items"] !== undefined ? [[words.items, schema["items"]] as const] : []),
    ...formsOf(schema),
  ];
  const shown = places.slice(0, Math.max(reading.left, 0));
  reading.isCut ||= shown.length < places.length;
  return shown.map(([name, child]) =>
    nodeOf(child, { name, isRequired: required.includes(name), through }, reading),
  );
}

function formsOf(schema: Json): readonly (readonly [string, unknown])[] {
  const forms = { oneOf: words.or, anyOf: words.anyOf, allOf: words.allOf } as const;
  return Object.entries(forms).flatMap(([key, name]) => {
    const list = schema[key];
    return Array.isArray(list) ? list.map((form) => [name, form] as const) : [];
  });
}

function typeOf(schema: Json): string {
  const { type } = schema;
  if (typeof type === "string") {
    return type;
  }
  if (Array.isArray(type)) {
    return type.map(String).join(" | ");
  }
  if ("enum" in schema || "const" in schema) {
    return "";
  }
  return "properties" in schema ? "object" : formsOf(schema).length > 0 ? "" : words.any;
}

const RULES = [
  "format",
  "pattern",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "uniqueItems",
  "default",
  "const",
] as const;

function saidOf(schema: Json): Pick<SchemaNode, "description" | "rules"> {
  const rules = RULES.flatMap((rule) => (rule in schema ? [`${rule}: ${textOf(schema[rule])}`] : []));
  const values = Array.isArray(schema["enum"]) ? [schema["enum"].map(textOf).join(" | ")] : [];
  const closed = schema["additionalProperties"] === false ? ["no other keys"] : [];
  const { description } = schema;
  return {
    description: typeof description === "string" ? description : "",
    rules: [...values, ...rules, ...closed],
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
