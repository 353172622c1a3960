import { canonicalJson, isLongerThan, type JsonValue } from "@plumbline/model-core";
import { SCAN_LIMITS } from "../limits.js";
import type { DataPlace } from "../reading/data-place.js";
import { followReference, pointedAt } from "./follow-reference.js";
import { translatedKeywords } from "./translated-keywords.js";

type Members = Record<string, JsonValue>;

/** A schema as it is written, with the names of those that it refers to. */
interface Written {
  readonly value: JsonValue;
  readonly names: ReadonlySet<string>;
  /** Characters of its text, about. */
  readonly length: number;
}

/** Keywords of OpenAPI that JSON Schema has not. */
const FOREIGN: ReadonlySet<string> = new Set(["discriminator", "xml", "externalDocs", "example", "nullable"]);

const NOTHING: Written = { value: {}, names: new Set(), length: 2 };

/** The schemas of a contract, each written once, so that one that many refer to costs no more than itself. */
export class WrittenSchemas {
  readonly #root: DataPlace;
  /** By the way to what is referred to. */
  readonly #names = new Map<string, string>();
  readonly #places = new Map<string, DataPlace>();
  readonly #written = new Map<string, Written>();
  #steps = 0;

  constructor(root: DataPlace) {
    this.#root = root;
  }

  /** The text of a schema with what it refers to in `$defs`; null when it is too long, or none. */
  standalone(schema: DataPlace): string | null {
    const place = followReference(this.#root, schema);
    if (place === null || !(place.isObject || typeof place.value === "boolean")) {
      return null;
    }
    const written = this.#write(place);
    const definitions = this.#closure(written);
    if (definitions === null || this.#steps > SCAN_LIMITS.schemaSteps) {
      return null;
    }
    const isPlain = definitions.size === 0 || !isMembers(written.value);
    const $defs = Object.fromEntries([...definitions].map(([name, { value }]) => [name, value]));
    const text = canonicalJson(isPlain ? written.value : { ...written.value, $defs });
    return isLongerThan(text, SCAN_LIMITS.schemaLength) ? null : text;
  }

  /** All that a schema refers to, however far; null when that is too long. */
  #closure(written: Written): ReadonlyMap<string, Written> | null {
    const found = new Map<string, Written>();
    const waiting = [...written.names];
    let length = written.length;
    for (const name of waiting) {
      const place = this.#places.get(name);
      if (place !== undefined && !found.has(name)) {
        const definition = this.#written.get(name) ?? this.#write(place);
        this.#written.set(name, definition);
        found.set(name, definition);
        length += definition.length;
        if (length > SCAN_LIMITS.schemaLength) {
          return null;
        }
        for (const inner of definition.names) {
          waiting.push(inner);
        }
      }
    }
    return found;
  }

  #write(place: DataPlace): Written {
    if (this.#steps > SCAN_LIMITS.schemaSteps) {
      return NOTHING;
    }
    const names = new Set<string>();
    const value = this.#schema(place, names);
    return { value, names, length: JSON.stringify(value).length };
  }

  #schema(place: DataPlace, names: Set<string>): JsonValue {
    this.#steps += 1;
    if (this.#steps > SCAN_LIMITS.schemaSteps || place.value === undefined) {
      return {};
    }
    if (Array.isArray(place.value)) {
      return place.entries.map((entry) => this.#schema(entry, names));
    }
    if (!place.isObject) {
      return place.value;
    }
    const reference = place.at("$ref").text;
    const kept = place.members.filter(
      ({ key }) => !FOREIGN.has(key) && !key.startsWith("x-") && !(key === "$ref" && reference !== null),
    );
    const members = kept.map((member): [string, JsonValue] => [member.key, this.#schema(member, names)]);
    const led: [string, JsonValue][] = reference === null ? [] : [["$ref", this.#led(reference, names)]];
    return translatedKeywords(place, Object.fromEntries([...led, ...members]));
  }

  /** A reference to elsewhere stays what it is. */
  #led(reference: string, names: Set<string>): string {
    const target = pointedAt(this.#root, reference);
    if (target === null) {
      return reference;
    }
    const name = this.#nameOf(target);
    names.add(name);
    return `#/$defs/${encodeURIComponent(name.toWellFormed().replaceAll("~", "~0").replaceAll("/", "~1"))}`;
  }

  #nameOf(target: DataPlace): string {
    const way = JSON.stringify(target.way);
    const known = this.#names.get(way);
    if (known !== undefined) {
      return known;
    }
    const word = target.key === "" ? "_" : target.key;
    let name = word;
    for (let number = 2; this.#places.has(name); number += 1) {
      name = `${word}_${number}`;
    }
    this.#names.set(way, name);
    this.#places.set(name, target);
    return name;
  }
}

function isMembers(value: JsonValue): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
