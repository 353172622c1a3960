import type { JsonValue } from "@plumbline/model-core";
import type { Place } from "../reading/place.js";
import { type OneWayWord, type OtherWay, otherWayOf } from "./other-way.js";

/** How a format spells the schemas of payloads. */
export interface SchemaDialect {
  /** The `$schema` that a schema gets that states none; null where a schema without one means the same. */
  readonly stated: string | null;
  /** Where schemas are kept that others refer to. */
  readonly definitions: "$defs" | "definitions";
  /** A reference is all that its schema says. */
  readonly refStandsAlone: boolean;
  /** Keywords that are no part of JSON Schema and mean something where they come from. */
  readonly foreign: readonly string[];
  /** Keywords of JSON Schema that mean nothing there. */
  readonly meaningless: readonly string[];
  /** Properties that are required only where a payload goes the other way; null where there are none such. */
  readonly otherWay: OtherWay | null;
  /** The members of a schema as JSON Schema has them. */
  readonly translate: (schema: Place) => readonly (readonly [string, JsonValue])[];
}

function asItIs(): readonly (readonly [string, JsonValue])[] {
  return [];
}

/** The versions of JSON Schema that can be evaluated. */
const VERSIONS = [
  { stated: "https://json-schema.org/draft/2020-12/schema", definitions: "$defs", refStandsAlone: false },
  { stated: "https://json-schema.org/draft/2019-09/schema", definitions: "$defs", refStandsAlone: false },
  { stated: "http://json-schema.org/draft-07/schema#", definitions: "definitions", refStandsAlone: true },
] as const satisfies readonly Partial<SchemaDialect>[];

/** The dialect with schemas of the version that a URI names, with or without an empty fragment; null for another. */
export function inVersion(dialect: SchemaDialect, uri: string): SchemaDialect | null {
  const version = VERSIONS.find(({ stated }) => withoutFragment(stated) === withoutFragment(uri));
  return version === undefined ? null : { ...dialect, ...version };
}

function withoutFragment(uri: string): string {
  return uri.endsWith("#") ? uri.slice(0, -1) : uri;
}

/** The schema object of OpenAPI 3.1 and later: JSON Schema 2020-12. */
export const OPENAPI_3_1: SchemaDialect = {
  stated: null,
  definitions: "$defs",
  refStandsAlone: false,
  foreign: ["discriminator", "xml", "externalDocs", "example"],
  meaningless: [],
  otherWay: null,
  translate: asItIs,
};

/** The schema object of AsyncAPI: more than JSON Schema draft-07. */
export const ASYNCAPI: SchemaDialect = {
  stated: "http://json-schema.org/draft-07/schema#",
  definitions: "definitions",
  refStandsAlone: true,
  foreign: ["discriminator", "externalDocs"],
  meaningless: [],
  otherWay: null,
  translate: asItIs,
};

/** What JSON Schema has and the schema object of OpenAPI 3.0 has not. */
const NOT_IN_3_0 = [
  "$schema",
  "const",
  "patternProperties",
  "propertyNames",
  "if",
  "then",
  "else",
  "contains",
  "minContains",
  "maxContains",
  "prefixItems",
  "additionalItems",
  "dependencies",
  "dependentRequired",
  "dependentSchemas",
  "unevaluatedItems",
  "unevaluatedProperties",
];

/** The schema object of OpenAPI 3.0: a draft of JSON Schema with `nullable` and limits that are switches. */
const OPENAPI_3_0: SchemaDialect = {
  stated: null,
  definitions: "$defs",
  refStandsAlone: true,
  foreign: ["discriminator", "xml", "externalDocs", "example", "nullable"],
  meaningless: NOT_IN_3_0,
  otherWay: null,
  translate: (schema) => [
    ...nullable(schema),
    ...exclusive(schema, "minimum", "exclusiveMinimum"),
    ...exclusive(schema, "maximum", "exclusiveMaximum"),
  ],
};

/** The same, of payloads one way: properties with the word are not required there. */
export function openApi30Without(word: OneWayWord, document: Place): SchemaDialect {
  return { ...OPENAPI_3_0, otherWay: otherWayOf(word, document) };
}

/** `nullable` lets null through beside the type, and counts only where there is one. */
function nullable(schema: Place): readonly (readonly [string, JsonValue])[] {
  const type = schema.at("type").text;
  if (schema.at("nullable").value !== true || type === null) {
    return [];
  }
  const values = schema.at("enum").value;
  const named = Array.isArray(values) && !values.includes(null) ? [["enum", [...values, null]] as const] : [];
  return [["type", [type, "null"]], ...named];
}

function exclusive(schema: Place, limit: string, keyword: string): readonly (readonly [string, JsonValue])[] {
  const number = schema.at(limit).value;
  return schema.at(keyword).value === true && typeof number === "number" ? [[keyword, number]] : [];
}
