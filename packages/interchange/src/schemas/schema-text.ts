import { FACT_LIMITS, isLongerThan, type JsonValue } from "@plumbline/model-core";
import { CONVERT_LIMITS } from "../limits.js";
import type { NoteList } from "../reading/note-list.js";
import type { Place } from "../reading/place.js";
import type { SchemaDialect } from "./dialect.js";
import { ELSEWHERE, followReference, NOWHERE } from "./follow-reference.js";
import { holdingOf } from "./keywords.js";
import { resolvePointer } from "./resolve-pointer.js";

const TOO_LARGE = `is a schema of over ${FACT_LIMITS.schemaContentLength} characters, once what it refers to is in it`;

/** Whatever refers to what is in them brings it along. */
const DEFINITIONS: ReadonlySet<string> = new Set(["$defs", "definitions"]);

type Members = Record<string, JsonValue>;

/** What was looked at to write schemas, over all schemas of a source. */
export interface SchemaBudget {
  values: number;
}

export interface SchemaContext {
  readonly document: Place;
  readonly dialect: SchemaDialect;
  readonly notes: NoteList;
  readonly budget: SchemaBudget;
}

/**
 * The text of a JSON Schema that says what a schema of a contract says and stands by itself: what it refers to in its
 * document is kept in it. Null, with a note, when it would be too long.
 */
export function schemaText(schema: Place, context: SchemaContext): string | null {
  const written = new WrittenSchema(schema, context);
  const value = written.value();
  if (value === null) {
    context.notes.add(schema, TOO_LARGE);
    return null;
  }
  const indented = JSON.stringify(value, null, 2);
  const text = isLongerThan(indented, FACT_LIMITS.schemaContentLength) ? JSON.stringify(value) : indented;
  if (isLongerThan(text, FACT_LIMITS.schemaContentLength)) {
    context.notes.add(schema, TOO_LARGE);
    return null;
  }
  return text;
}

class WrittenSchema {
  readonly #root: Place;
  readonly #context: SchemaContext;
  /** By the way to what is referred to. */
  readonly #names = new Map<string, string>();
  readonly #taken = new Set<string>();
  readonly #waiting: { readonly name: string; readonly place: Place }[] = [];
  #values = 0;

  constructor(root: Place, context: SchemaContext) {
    this.#root = root;
    this.#context = context;
    this.#names.set(root.wayKey, "");
  }

  /** Null when it holds more values than a text of the greatest length may spell. */
  value(): JsonValue {
    const { dialect } = this.#context;
    const root = this.#schema(this.#root);
    if (typeof root !== "object" || root === null || Array.isArray(root)) {
      return root === false ? { not: {} } : {};
    }
    const members: Members = { ...(root as Members) };
    const definitions: Members = {};
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      define(definitions, next.name, this.#schema(next.place));
    }
    if (Object.keys(definitions).length > 0) {
      members[dialect.definitions] = definitions;
    }
    if (this.#isOver) {
      return null;
    }
    const stated = dialect.stated === null || "$schema" in members ? {} : { $schema: dialect.stated };
    return { ...stated, ...members };
  }

  get #isOver(): boolean {
    return (
      this.#values > FACT_LIMITS.schemaContentLength ||
      this.#context.budget.values > CONVERT_LIMITS.schemaValues
    );
  }

  #schema(place: Place): JsonValue {
    this.#count();
    if (!place.isObject || this.#isOver) {
      return place.value === false ? false : place.value === true || !place.isThere ? true : this.#odd(place);
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
    return members;
  }

  #odd(place: Place): JsonValue {
    if (!this.#isOver) {
      this.#context.notes.add(place, "is no schema: one that takes everything stands there");
    }
    return true;
  }

  #member(member: Place, members: Members): void {
    const { dialect, notes } = this.#context;
    const { key } = member;
    if (key === "$ref" && typeof member.value === "string") {
      return;
    }
    if (key === "$id" || key === "$anchor" || key === "$dynamicAnchor" || key === "$dynamicRef") {
      notes.add(member, `${key} of a schema is left out`);
    } else if (dialect.foreign.includes(key)) {
      if (key === "discriminator") {
        notes.add(member, "a discriminator is left out: JSON Schema has none");
      }
    } else if (!DEFINITIONS.has(key) && !isSwitchOfOld(member, dialect)) {
      define(members, key, this.#held(member));
    }
  }

  #held(member: Place): JsonValue {
    const holding = holdingOf(member.key);
    if (holding === "values") {
      return this.#copied(member);
    }
    if (member.isList) {
      return member.items.map((item) => (typeof item.value === "string" ? item.value : this.#schema(item)));
    }
    if (holding === "schemas" || !member.isObject) {
      return this.#schema(member);
    }
    const named: Members = {};
    for (const one of member.members) {
      define(named, one.key, one.isList ? this.#held(one) : this.#schema(one));
    }
    return named;
  }

  /** A value as it is, counted as far as it is looked at. */
  #copied(member: Place): JsonValue {
    const open: JsonValue[] = [member.value ?? null];
    for (let value = open.pop(); value !== undefined && !this.#isOver; value = open.pop()) {
      this.#count();
      if (typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value)) {
        this.#context.notes.add(member, "a number over 2 to the power of 53 may not be exact");
      }
      if (typeof value === "object" && value !== null) {
        open.push(...Object.values(value));
      }
    }
    return this.#isOver ? null : (member.value ?? null);
  }

  #count(): void {
    this.#values += 1;
    this.#context.budget.values += 1;
  }

  #led(reference: Place, text: string): { readonly $ref: string } | Record<string, never> {
    const { document, notes, dialect } = this.#context;
    const target = resolvePointer(document, text);
    if (target === null) {
      notes.add(reference, text.startsWith("#") ? NOWHERE : ELSEWHERE);
      return {};
    }
    const name = this.#names.get(target.wayKey) ?? this.#nameFor(target);
    return { $ref: name === "" ? "#" : `#/${dialect.definitions}/${pointerToken(name)}` };
  }

  #nameFor(target: Place): string {
    let name = target.key;
    for (let number = 2; this.#taken.has(name) || name === ""; number += 1) {
      name = `${target.key}_${number}`;
    }
    this.#taken.add(name);
    this.#names.set(target.wayKey, name);
    this.#waiting.push({ name, place: target });
    return name;
  }
}

/** The schema that a reference is all of; itself when it is none. */
export function schemaAt(place: Place, { document, notes }: SchemaContext): Place | null {
  const isReferenceAlone = place.isObject && place.members.every(({ key }) => key === "$ref");
  return isReferenceAlone ? followReference(place, document, notes) : place;
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
