import type { JsonValue } from "@plumbline/model-core";
import { isJsonObject, type JsonObject } from "../../json-object.js";
import type { Dialect } from "./dialect.js";
import { holdingOf } from "./keywords.js";
import { pointerTo } from "./pointer.js";
import { resolveUri } from "./resolve-uri.js";

/** What a schema with references is found to hold. */
export class SchemaSurvey {
  /** Pointers by URI: of schemas with an ID, of named places as `<URI>#<name>`. */
  readonly targets = new Map<string, string>();
  /** The URI that references in a schema begin at. */
  readonly bases = new Map<JsonObject, string>();
  /** How many places can be meant by each name that the outermost place takes. */
  readonly dynamicNames = new Map<string, number>();
  /** Why the schema cannot stand in another document; null while nothing is known against it. */
  problem: string | null = null;
  readonly #dialect: Dialect;

  constructor(schema: JsonObject, dialect: Dialect) {
    this.#dialect = dialect;
    this.targets.set("", "");
    this.#schema(schema, "", "");
  }

  #schemas(value: JsonValue, pointer: string, base: string): void {
    if (Array.isArray(value)) {
      value.forEach((entry, index) => {
        this.#schemas(entry, pointerTo(pointer, index), base);
      });
    } else if (isJsonObject(value)) {
      this.#schema(value, pointer, base);
    }
  }

  #schema(schema: JsonObject, pointer: string, around: string): void {
    const base = this.#baseOf(schema, pointer, around);
    this.bases.set(schema, base);
    this.#noteNames(schema, pointer, base);
    if (pointer !== "" && typeof schema["$schema"] === "string") {
      this.problem = "holds a schema of a draft of its own";
    }
    for (const [keyword, value] of Object.entries(schema)) {
      this.#member(keyword, value, { pointer: pointerTo(pointer, keyword), base });
    }
  }

  #member(keyword: string, value: JsonValue, at: { readonly pointer: string; readonly base: string }): void {
    const holding = holdingOf(keyword);
    if (holding === "values") {
      this.#values(value);
    } else if (holding === "schemas-by-name" && isJsonObject(value)) {
      for (const [name, schema] of Object.entries(value)) {
        this.#schemas(schema, pointerTo(at.pointer, name), at.base);
      }
    } else {
      this.#schemas(value, at.pointer, at.base);
    }
  }

  /** A reader of the whole document may take a value for a reference, and follow it. */
  #values(value: JsonValue): void {
    if (typeof value !== "object" || value === null) {
      return;
    }
    if (isJsonObject(value) && typeof value["$ref"] === "string") {
      this.problem = "holds a value that looks like a reference";
    }
    for (const inner of Object.values(value)) {
      this.#values(inner);
    }
  }

  #baseOf({ $id, $ref }: JsonObject, pointer: string, around: string): string {
    const isIgnored = this.#dialect.isDraft07 && $ref !== undefined;
    if (typeof $id !== "string" || isIgnored) {
      return around;
    }
    const [uri, fragment] = resolveUri(around, $id);
    this.#name(fragment === "" ? uri : `${uri}#${fragment}`, pointer);
    return uri;
  }

  #noteNames({ $anchor, $dynamicAnchor, $recursiveAnchor }: JsonObject, pointer: string, base: string): void {
    for (const name of [$anchor, $dynamicAnchor]) {
      if (typeof name === "string") {
        this.#name(`${base}#${name}`, pointer);
      }
    }
    const dynamic = $recursiveAnchor === true ? "" : $dynamicAnchor;
    if (typeof dynamic === "string") {
      this.dynamicNames.set(dynamic, (this.dynamicNames.get(dynamic) ?? 0) + 1);
    }
  }

  #name(uri: string, pointer: string): void {
    if (uri !== "" && (this.targets.get(uri) ?? pointer) !== pointer) {
      this.problem = "names two places alike";
    }
    this.targets.set(uri, pointer);
  }
}
