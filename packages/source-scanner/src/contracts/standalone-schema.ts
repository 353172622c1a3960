import { canonicalJson, isLongerThan, type JsonValue } from "@plumbline/model-core";
import { SCAN_LIMITS } from "../limits.js";
import type { DataPlace } from "../reading/data-place.js";
import { followReference, pointedAt } from "./follow-reference.js";

type Members = Record<string, JsonValue>;

/** Keywords of OpenAPI that JSON Schema has not. */
const FOREIGN: ReadonlySet<string> = new Set(["discriminator", "xml", "externalDocs", "example", "nullable"]);

/** The text of a schema with what it refers to in `$defs`; null when it is too long, or none. */
export function standaloneSchema(root: DataPlace, schema: DataPlace, budget: SchemaBudget): string | null {
  const place = followReference(root, schema);
  const writer = new SchemaWriter(root, budget);
  const written =
    place === null || !(place.isObject || typeof place.value === "boolean") ? null : writer.whole(place);
  if (written === null || writer.isOver) {
    return null;
  }
  const text = canonicalJson(written);
  return isLongerThan(text, SCAN_LIMITS.schemaLength) ? null : text;
}

/** Steps that all schemas of a contract may still be written in. */
export interface SchemaBudget {
  steps: number;
}

class SchemaWriter {
  readonly #root: DataPlace;
  readonly #names = new Map<string, string>();
  readonly #waiting: { readonly name: string; readonly place: DataPlace }[] = [];
  readonly #taken = new Set<string>();
  readonly #budget: SchemaBudget;
  #steps = 0;

  constructor(root: DataPlace, budget: SchemaBudget) {
    this.#root = root;
    this.#budget = budget;
  }

  get isOver(): boolean {
    return this.#steps > SCAN_LIMITS.schemaSteps || this.#budget.steps < 0;
  }

  whole(place: DataPlace): JsonValue {
    this.#names.set(JSON.stringify(place.way), "");
    const written = this.#schema(place);
    const definitions: [string, JsonValue][] = [];
    for (let next = this.#waiting.shift(); next !== undefined && !this.isOver; next = this.#waiting.shift()) {
      definitions.push([next.name, this.#schema(next.place)]);
    }
    const isPlain =
      definitions.length === 0 || typeof written !== "object" || written === null || Array.isArray(written);
    return isPlain ? written : { ...(written as Members), $defs: Object.fromEntries(definitions) };
  }

  #schema(place: DataPlace): JsonValue {
    this.#steps += 1;
    this.#budget.steps -= 1;
    if (this.isOver || place.value === undefined) {
      return {};
    }
    if (Array.isArray(place.value)) {
      return place.entries.map((entry) => this.#schema(entry));
    }
    if (!place.isObject) {
      return place.value;
    }
    const reference = place.at("$ref").text;
    const kept = place.members.filter(
      ({ key }) => !FOREIGN.has(key) && !key.startsWith("x-") && key !== "$ref",
    );
    const members = kept.map((member): [string, JsonValue] => [member.key, this.#schema(member)]);
    const led: [string, JsonValue][] = reference === null ? [] : [["$ref", this.#led(reference)]];
    return translated(place, Object.fromEntries([...led, ...members]));
  }

  #led(reference: string): string {
    const target = pointedAt(this.#root, reference);
    if (target === null) {
      return reference;
    }
    const way = JSON.stringify(target.way);
    const known = this.#names.get(way);
    const name = known ?? this.#free(target.key);
    if (known === undefined) {
      this.#names.set(way, name);
      this.#waiting.push({ name, place: target });
    }
    return name === ""
      ? "#"
      : `#/$defs/${encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))}`;
  }

  #free(word: string): string {
    let name = word === "" ? "_" : word;
    for (let number = 2; this.#taken.has(name); number += 1) {
      name = `${word}_${number}`;
    }
    this.#taken.add(name);
    return name;
  }
}

/** What OpenAPI 3.0 and 2.0 say in words of their own. */
function translated(place: DataPlace, members: Members): Members {
  const type = members["type"];
  const nullable =
    place.at("nullable").value === true && typeof type === "string" ? { type: [type, "null"] } : {};
  const exclusive: Members = {};
  for (const [limit, word] of [
    ["minimum", "exclusiveMinimum"],
    ["maximum", "exclusiveMaximum"],
  ] as const) {
    const value = members[limit];
    if (members[word] === true && typeof value === "number") {
      delete members[limit];
      exclusive[word] = value;
    } else if (typeof members[word] === "boolean") {
      delete members[word];
    }
  }
  return { ...members, ...nullable, ...exclusive };
}
