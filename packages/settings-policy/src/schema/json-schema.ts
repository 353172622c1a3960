import type { JsonValue } from "@plumbline/model-core";
import { SETTINGS_LIMITS } from "../limits.js";
import { AI_PROVIDER_SCHEMA } from "./ai-provider-schema.js";
import { INSTANCE_SETTINGS_SCHEMA } from "./instance-settings-schema.js";
import {
  type ChoiceNode,
  isRequired,
  type ListNode,
  type NumberNode,
  type ObjectNode,
  type SettingNode,
  type TextNode,
  type UrlNode,
} from "./setting-node.js";
import { SETTINGS_SCHEMA } from "./settings-schema.js";

/** A JSON Schema, or a part of one. */
export type JsonSchema = { readonly [keyword: string]: JsonValue };

const DIALECT = "https://json-schema.org/draft/2020-12/schema";

const NO_CONTROL_CHARACTER = "^[^\\u0000-\\u001f\\u007f-\\u009f]*$";
const GUID = "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$";
const URL_FORM = "^[hH][tT][tT][pP][sS]?://[^\\s/\\\\?#@]+([/?#][^\\s\\\\]*)?$";

/**
 * The JSON Schema (draft 2020-12) of the settings document, for forms: titles, descriptions, built-in defaults and
 * limits. It takes every document that the parser takes. Characters are code points to it, and it cannot say what
 * depends on the policy or on several values.
 */
export function settingsJsonSchema(): JsonSchema {
  return { $schema: DIALECT, ...schemaOf(SETTINGS_SCHEMA) };
}

/** The JSON Schema of the instance settings document, as above. */
export function instanceSettingsJsonSchema(): JsonSchema {
  return { $schema: DIALECT, ...schemaOf(INSTANCE_SETTINGS_SCHEMA) };
}

function schemaOf(node: SettingNode): JsonSchema {
  const { title, description } = node;
  const preset =
    node.type === "object" || node.default === undefined ? {} : { default: node.default as JsonValue };
  return { title, description, ...valueSchemaOf(node), ...preset };
}

function valueSchemaOf(node: SettingNode): JsonSchema {
  switch (node.type) {
    case "object":
      return objectSchema(node);
    case "list":
      return listSchema(node);
    case "boolean":
      return { type: "boolean" };
    case "integer":
    case "number":
      return numberSchema(node);
    case "choice":
      return choiceSchema(node);
    case "guid":
      return { type: typeOf("string", node), pattern: GUID };
    case "url":
      return urlSchema(node);
    case "text":
      return textSchema(node);
  }
}

function objectSchema(node: ObjectNode): JsonSchema {
  const fields = Object.entries(node.fields);
  const required = fields.flatMap(([key, field]) => (isRequired(field) ? [key] : []));
  return {
    type: "object",
    properties: Object.fromEntries(fields.map(([key, field]) => [key, schemaOf(field)])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
    ...((node as SettingNode) === AI_PROVIDER_SCHEMA ? { allOf: PROVIDER_RULES } : {}),
  };
}

/** The rules over two fields of a provider. */
const PROVIDER_RULES: JsonValue = [
  {
    if: { type: "object", properties: { enabled: { type: "boolean", const: true } } },
    then: { type: "object", properties: { model: { type: "string", pattern: "\\S" } } },
  },
  {
    if: {
      type: "object",
      properties: { kind: { type: "string", const: "vendor-a-compatible" } },
      required: ["kind"],
    },
    then: {
      type: "object",
      properties: { baseUrl: { type: "string", minLength: 1 } },
      required: ["baseUrl"],
    },
  },
];

function listSchema({ entries, maxEntries, distinct }: ListNode): JsonSchema {
  return {
    type: "array",
    items: schemaOf(entries),
    maxItems: maxEntries,
    ...(distinct === true ? { uniqueItems: true } : {}),
  };
}

function numberSchema(node: NumberNode): JsonSchema {
  const { type, from, to, above } = node;
  const lower = above === true ? { exclusiveMinimum: from } : { minimum: from };
  return { type: typeOf(type, node), ...lower, maximum: to };
}

function choiceSchema(node: ChoiceNode): JsonSchema {
  return { type: typeOf("string", node), enum: node.choices };
}

function urlSchema(node: UrlNode): JsonSchema {
  return {
    type: typeOf("string", node),
    maxLength: SETTINGS_LIMITS.urlLength,
    pattern: node.emptyAllowed ? `^$|${URL_FORM}` : URL_FORM,
  };
}

function textSchema(node: TextNode): JsonSchema {
  const { minLength, maxLength, form } = node;
  return {
    type: typeOf("string", node),
    minLength,
    ...(maxLength === undefined ? {} : { maxLength }),
    pattern: NO_CONTROL_CHARACTER,
    ...(form === undefined ? {} : { allOf: [{ pattern: form.pattern }] }),
  };
}

function typeOf(type: string, node: SettingNode): JsonValue {
  return node.nullable === true ? [type, "null"] : type;
}
