import { FACT_LIMITS, type JsonValue } from "@plumbline/model-core";
import { CONVERT_LIMITS } from "../limits.js";
import { charactersOf } from "../reading/characters-of.js";
import type { Place } from "../reading/place.js";
import type { SchemaDialect } from "./dialect.js";
import { ELSEWHERE, NOWHERE } from "./follow-reference.js";
import { holdingOf } from "./keywords.js";
import type { OneWayWord } from "./other-way.js";
import { requiredThisWay } from "./required-one-way.js";
import { resolvePointer } from "./resolve-pointer.js";
import type { SchemaContext } from "./schema-context.js";

/** Whatever refers to what is in them brings it along. */
const DEFINITIONS: ReadonlySet<string> = new Set(["$defs", "definitions"]);

/** Names that mean something where a schema is read together with others. */
const NAMES: ReadonlySet<string> = new Set(["$id", "$anchor", "$dynamicAnchor", "$recursiveAnchor"]);

/** What may take less when a schema in it takes more. */
const NARROWING: ReadonlySet<string> = new Set([
  "not",
  "if",
  "then",
  "else",
  "oneOf",
  "maxContains",
  "unevaluatedProperties",
  "unevaluatedItems",
]);

type Members = Record<string, JsonValue>;

/** A schema as it is written with what it refers to, within the limits of one and of all of them. */
export class WrittenSchema {
  /** A part of it was not read: one that takes everything stands there. */
  isWidened = false;
  /** The word of properties that are required only the other way; null where there are none. */
  without: OneWayWord | null = null;
  readonly #root: Place;
  readonly #context: SchemaContext;
  /** Keywords that take less where a part of them takes more are left out. */
  readonly #isCautious: boolean;
  /** By the way to what is referred to. */
  readonly #names = new Map<string, string>();
  readonly #taken = new Set<string>();
  /** How many have been called by the same word. */
  readonly #alike = new Map<string, number>();
  readonly #waiting: { readonly name: string; readonly place: Place }[] = [];
  #characters = 0;

  constructor(root: Place, context: SchemaContext, { isCautious }: { readonly isCautious: boolean }) {
    this.#root = root;
    this.#context = context;
    this.#isCautious = isCautious;
    this.#names.set(root.wayKey, "");
  }

  /** Null when it holds more than a text of the greatest length may. */
  value(): JsonValue {
    const { dialect } = this.#context;
    const root = this.#schema(this.#root);
    const definitions: Members = {};
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      define(definitions, next.name, this.#schema(next.place));
    }
    if (this.#isOver) {
      return null;
    }
    if (typeof root === "boolean") {
      return root ? {} : { not: {} };
    }
    const stated = dialect.stated === null || "$schema" in root ? {} : { $schema: dialect.stated };
    const kept = Object.keys(definitions).length === 0 ? {} : { [dialect.definitions]: definitions };
    return { ...stated, ...root, ...kept };
  }

  get #isOver(): boolean {
    return (
      this.#characters > FACT_LIMITS.schemaContentLength ||
      this.#context.budget.characters > CONVERT_LIMITS.schemaCharacters
    );
  }

  #schema(place: Place): Members | boolean {
    this.#count(1);
    if (this.#isOver || typeof place.value === "boolean" || !place.isObject) {
      return this.#simple(place);
    }
    const { dialect } = this.#context;
    const reference = place.at("$ref");
    const led = typeof reference.value === "string" ? this.#led(reference, reference.value) : null;
    if (led !== null && dialect.refStandsAlone) {
      return led;
    }
    const members: Members = { ...led };
    for (const member of place.members) {
      this.#member(member, members);
    }
    for (const [keyword, value] of dialect.translate(place)) {
      members[keyword] = value;
    }
    const required = requiredThisWay(place, this.#context);
    if (required !== null) {
      this.without = dialect.otherWay?.word ?? null;
      members["required"] = required;
    }
    return members;
  }

  #simple(place: Place): boolean {
    if (typeof place.value === "boolean" || this.#isOver) {
      return place.value !== false;
    }
    this.#widen(place, "is no schema: one that takes everything stands there");
    return true;
  }

  #widen(place: Place, what: string): void {
    this.isWidened = true;
    this.#context.notes.add(place, what);
  }

  #member(member: Place, members: Members): void {
    const { dialect, notes } = this.#context;
    const { key } = member;
    if (key === "$ref" && typeof member.value === "string") {
      return;
    }
    if (key === "$dynamicRef" || key === "$recursiveRef") {
      this.#widen(member, `${key} of a schema is left out`);
    } else if (NAMES.has(key)) {
      notes.add(member, `${key} of a schema is left out`);
    } else if (dialect.foreign.includes(key)) {
      if (key === "discriminator") {
        notes.add(member, "a discriminator is left out: JSON Schema has none");
      }
    } else if (dialect.meaningless.includes(key)) {
      notes.add(member, "is no word of schemas in its version of OpenAPI: it is left out");
    } else if (this.#isCautious && NARROWING.has(key)) {
      notes.add(member, "is left out of a schema, as it hangs on a part that is not read");
    } else if (!DEFINITIONS.has(key) && !isSwitchOfOld(member, dialect)) {
      this.#count(charactersOf(key));
      define(members, key, this.#held(member));
    }
  }

  #held(member: Place): JsonValue {
    const holding = holdingOf(member.key);
    if (holding === "values") {
      return this.#copied(member);
    }
    if (member.isList) {
      return member.items.map((item) => this.#schema(item));
    }
    if (holding === "schemas" || !member.isObject) {
      return this.#schema(member);
    }
    const named: Members = {};
    for (const one of member.members) {
      this.#count(charactersOf(one.key));
      define(named, one.key, one.isList ? this.#copied(one) : this.#schema(one));
    }
    return named;
  }

  /** A value as it is, counted as far as it is looked at. */
  #copied(member: Place): JsonValue {
    const copied = member.value as JsonValue;
    const open: JsonValue[] = [copied];
    for (let value = open.pop(); value !== undefined && !this.#isOver; value = open.pop()) {
      this.#count(typeof value === "string" ? charactersOf(value) + 1 : 1);
      if (typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value)) {
        this.#context.notes.add(member, "a number over 2 to the power of 53 may not be exact");
      }
      if (typeof value === "object" && value !== null) {
        for (const inner of Object.values(value)) {
          open.push(inner);
        }
      }
    }
    return this.#isOver ? null : copied;
  }

  #count(characters: number): void {
    this.#characters += characters;
    this.#context.budget.characters += characters;
  }

  #led(reference: Place, text: string): Members {
    const { document, dialect } = this.#context;
    this.#count(charactersOf(text));
    const target = resolvePointer(document, text);
    if (target === null) {
      this.#widen(reference, text.startsWith("#") ? NOWHERE : ELSEWHERE);
      return {};
    }
    const name = this.#names.get(target.wayKey) ?? this.#nameFor(target);
    return { $ref: name === "" ? "#" : `#/${dialect.definitions}/${pointerToken(name)}` };
  }

  #nameFor(target: Place): string {
    const word = target.key.slice(0, 100).toWellFormed();
    let name = word;
    for (let number = this.#alike.get(word) ?? 1; this.#taken.has(name) || name === ""; number += 1) {
      name = `${word}_${number + 1}`;
      this.#alike.set(word, number);
    }
    this.#taken.add(name);
    this.#names.set(target.wayKey, name);
    this.#waiting.push({ name, place: target });
    return name;
  }
}

function isSwitchOfOld({ key, value }: Place, dialect: SchemaDialect): boolean {
  return (
    (key === "exclusiveMinimum" || key === "exclusiveMaximum") &&
    typeof value === "boolean" &&
    dialect.refStandsAlone
  );
}

/** `__proto__` is a key like any other. */
function define(members: Members, key: string, value: JsonValue): void {
  Object.defineProperty(members, key, { value, enumerable: true, configurable: true, writable: true });
}

function pointerToken(name: string): string {
  return encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"));
}
