import { type JsonValue, present, type Result } from "@plumbline/model-core";
import { quoted } from "@plumbline/playback-engine";
import { isJsonObject, type JsonObject } from "../../json-object.js";
import { type Dialect, dialectNamed } from "./dialect.js";
import { holdingOf } from "./keywords.js";
import { problemOfReferences } from "./problem-of-references.js";
import { resolveUri } from "./resolve-uri.js";
import { SchemaSurvey } from "./survey-schema.js";

/** Names of places: a document with many schemas has none, since its references are pointers. */
const NAMES: ReadonlySet<string> = new Set(["$id", "$anchor", "$dynamicAnchor", "$recursiveAnchor"]);

/** What means nothing in JSON Schema, and in a contract document something that a schema need not fit. */
const FOREIGN: ReadonlySet<string> = new Set(["discriminator", "externalDocs", "xml", "schema"]);

/**
 * A schema as it stands at a place of another document, with its references led there; refused with the reason when
 * one leads elsewhere or to nothing, or when what it means hangs on where it stands.
 */
export function placeSchema(schema: JsonObject, place: string): Result<JsonObject, string> {
  const placing = new Placing(schema, place);
  const placed = placing.schema(schema);
  const problem = placing.problem ?? problemOfReferences(placed, placing.pointers, place);
  return problem === null ? { ok: true, value: placed } : { ok: false, refusal: problem };
}

class Placing {
  problem: string | null;
  /** Where references lead, from the schema. */
  readonly pointers = new Set<string>();
  readonly #place: string;
  readonly #dialect: Dialect;
  readonly #survey: SchemaSurvey;

  constructor(root: JsonObject, place: string) {
    this.#place = place;
    this.#dialect = dialectNamed(root["$schema"]);
    this.#survey = new SchemaSurvey(root, this.#dialect);
    this.problem = this.#survey.problem;
  }

  schema(schema: JsonObject): JsonObject {
    const base = present(this.#survey.bases.get(schema));
    return Object.fromEntries(
      Object.entries(schema)
        .filter(([keyword, value]) => this.#isKept(keyword, value))
        .map(([keyword, value]) => this.#member(keyword, value, base))
        .concat(this.#dynamicReference(schema, base)),
    );
  }

  #isKept(keyword: string, value: JsonValue): boolean {
    switch (keyword) {
      case "additionalItems":
        return this.#dialect.additionalItems;
      case "deprecated":
        return typeof value === "boolean";
      case "$dynamicRef":
      case "$recursiveRef":
        return false;
      default:
        return !NAMES.has(keyword) && !FOREIGN.has(keyword);
    }
  }

  #member(keyword: string, value: JsonValue, base: string): [string, JsonValue] {
    const holding = holdingOf(keyword);
    if (keyword === "$ref" && typeof value === "string") {
      return [keyword, this.#led(base, value)];
    }
    if (holding === "values") {
      return [keyword, value];
    }
    return [
      keyword,
      holding === "schemas-by-name" && isJsonObject(value) ? this.#named(value) : this.#inner(value),
    ];
  }

  #named(schemas: JsonObject): JsonObject {
    return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, this.#inner(schema)]));
  }

  #inner(value: JsonValue): JsonValue {
    if (Array.isArray(value)) {
      return value.map((entry) => this.#inner(entry));
    }
    return isJsonObject(value) ? this.schema(value) : value;
  }

  /** It means what `$ref` would, as long as it can mean one place only. */
  #dynamicReference(schema: JsonObject, base: string): [string, JsonValue][] {
    const keyword = this.#dialect.dynamicReference;
    const reference = keyword === null ? undefined : schema[keyword];
    if (typeof reference !== "string") {
      return [];
    }
    const [, name] = resolveUri(base, reference);
    if (schema["$ref"] !== undefined || (this.#survey.dynamicNames.get(name) ?? 0) > 1) {
      this.problem = `holds the reference ${quoted(reference)}, which means several places`;
    }
    return [["$ref", this.#led(base, reference)]];
  }

  #led(base: string, reference: string): string {
    const pointer = this.#pointerOf(base, reference);
    if (pointer === undefined) {
      this.problem = `holds the reference ${quoted(reference)}, which leads out of it or to nothing`;
      return reference;
    }
    this.pointers.add(pointer);
    return `${this.#place}${pointer}`;
  }

  #pointerOf(base: string, reference: string): string | undefined {
    const [document, fragment] = resolveUri(base, reference);
    if (fragment === "" || fragment.startsWith("/")) {
      const start = this.#survey.targets.get(document);
      return start === undefined ? undefined : `${start}${fragment}`;
    }
    return this.#survey.targets.get(`${document}#${fragment}`);
  }
}
