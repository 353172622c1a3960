const BY_NAME: ReadonlySet<string> = new Set([
  "properties",
  "patternProperties",
  "dependentSchemas",
  "dependencies",
]);

const SCHEMAS: ReadonlySet<string> = new Set([
  "items",
  "prefixItems",
  "allOf",
  "anyOf",
  "oneOf",
  "not",
  "if",
  "then",
  "else",
  "additionalProperties",
  "additionalItems",
  "unevaluatedProperties",
  "unevaluatedItems",
  "contains",
  "propertyNames",
  "contentSchema",
]);

/** What the value of a keyword of JSON Schema holds. */
export function holdingOf(keyword: string): "schemas" | "schemas-by-name" | "values" {
  if (BY_NAME.has(keyword)) {
    return "schemas-by-name";
  }
  return SCHEMAS.has(keyword) ? "schemas" : "values";
}
