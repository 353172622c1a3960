/** Keywords that map names to schemas, or to lists of names: what they name may be called as a keyword is. */
const OF_NAMES: ReadonlySet<string> = new Set([
  "properties",
  "patternProperties",
  "$defs",
  "definitions",
  "dependentRequired",
  "dependentSchemas",
  "dependencies",
]);

/** Keywords that hold values, no schemas. */
const OF_VALUES: ReadonlySet<string> = new Set(["const", "enum", "default", "examples", "example"]);

/** What a member of a schema holds; an unknown one may hold schemas that something refers to. */
export function holdingOf(keyword: string): "schemas-by-name" | "values" | "schemas" {
  return OF_NAMES.has(keyword) ? "schemas-by-name" : OF_VALUES.has(keyword) ? "values" : "schemas";
}
