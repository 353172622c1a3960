import { type Guid, parseGuid } from "../guid.js";
import type { JsonValue } from "../json/json-value.js";
import { parseTimestamp } from "../timestamp.js";
import { pathOfIndex, pathOfKey } from "../value-path.js";
import type { IssueList } from "./issue-list.js";

export type JsonObject = { readonly [key: string]: JsonValue };

/** Stands for a value that is not there; never seen by a caller, since the issue refuses the whole. */
const NO_GUID = "" as Guid;

/**
 * Reads the fields of one object of a document by their types. A wrong or missing value becomes an issue
 * with its path and reads as a stand-in, so that one pass finds every issue.
 */
export class ObjectReader {
  readonly #object: JsonObject;
  readonly #path: () => string;
  readonly #issues: IssueList;

  constructor(object: JsonObject, path: () => string, issues: IssueList) {
    this.#object = object;
    this.#path = path;
    this.#issues = issues;
  }

  /** A text that has to be there. */
  text(key: string): string {
    const value = this.#object[key];
    return typeof value === "string" ? value : this.#missing(key, "must be a string", "");
  }

  /** A text that may be missing or null. */
  optionalText(key: string): string | null {
    return this.#optional(key) === null ? null : this.text(key);
  }

  /** A label that may be missing or empty, which both mean the same label. */
  label(key: string, whenEmpty: string): string {
    return this.optionalText(key) || whenEmpty;
  }

  guid<Id extends Guid>(key: string): Id {
    return this.#guidAt(key, this.#object[key]) as Id;
  }

  optionalGuid<Id extends Guid>(key: string): Id | null {
    return this.#optional(key) === null ? null : this.guid<Id>(key);
  }

  /** A number that may be missing or null. */
  optionalNumber(key: string): number | null {
    const value = this.#optional(key);
    return value === null || typeof value === "number" ? value : this.#refuse(key, "must be a number", null);
  }

  integer(key: string): number {
    const value = this.#object[key];
    return Number.isInteger(value) ? (value as number) : this.#missing(key, "must be an integer", 0);
  }

  /** An integer that may be missing or null. */
  optionalInteger(key: string): number | null {
    return this.#optional(key) === null ? null : this.integer(key);
  }

  /** An integer that may be missing. */
  integerOr(key: string, whenMissing: number): number {
    return this.#object[key] === undefined ? whenMissing : this.integer(key);
  }

  /** A timestamp that may be missing or null, as UTC with milliseconds. */
  optionalTimestamp(key: string): string | null {
    const value = this.#optional(key);
    const timestamp = typeof value === "string" ? parseTimestamp(value) : null;
    return value !== null && timestamp === null
      ? this.#refuse(key, "must be an ISO 8601 timestamp", null)
      : timestamp;
  }

  /** A list of texts that may be missing or null, without repeats. */
  texts(key: string): readonly string[] {
    return this.#distinct(key, (value, entry) =>
      typeof value === "string" ? value : this.#refuse(entry, "must be a string", ""),
    );
  }

  /** A list of GUIDs that may be missing or null, without repeats. */
  guids<Id extends Guid>(key: string): readonly Id[] {
    return this.#distinct(key, (value, entry) => this.#guidAt(entry, value)) as readonly Id[];
  }

  /** An object that may be missing or null. */
  optionalObject<Value>(key: string, read: (object: ObjectReader) => Value): Value | null {
    const value = this.#optional(key);
    return value === null ? null : this.#objectAt(key, value, read);
  }

  /** An object that has to be there; null when it is not. */
  object<Value>(key: string, read: (object: ObjectReader) => Value): Value | null {
    const value = this.#object[key];
    return value === undefined ? this.#refuse(key, "is required", null) : this.#objectAt(key, value, read);
  }

  /** A list of objects that may be missing or null. */
  objects<Value>(key: string, read: (object: ObjectReader) => Value): readonly Value[] {
    const values: Value[] = [];
    this.#entries(key).forEach((entry, index) => {
      const value = this.#objectAt(index, entry, read, key);
      if (value !== null) {
        values.push(value);
      }
    });
    return values;
  }

  #objectAt<Value>(
    key: string | number,
    value: JsonValue,
    read: (object: ObjectReader) => Value,
    list?: string,
  ): Value | null {
    const path = (): string => this.#pathOf(key, list);
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      this.#issues.add(path(), value === null ? "must not be null" : "must be an object");
      return null;
    }
    return read(new ObjectReader(value as JsonObject, path, this.#issues));
  }

  #distinct<Value>(key: string, read: (value: JsonValue, entry: string) => Value): readonly Value[] {
    const entries = this.#entries(key);
    if (entries.length === 0) {
      return [];
    }
    return [...new Set(entries.map((value, index) => read(value, pathOfIndex(key, index))))];
  }

  #entries(key: string): readonly JsonValue[] {
    const value = this.#optional(key);
    return value === null || Array.isArray(value) ? (value ?? []) : this.#refuse(key, "must be a list", []);
  }

  #guidAt(key: string, value: JsonValue | undefined): Guid {
    return parseGuid(value) ?? this.#wrong(key, value, "must be a GUID", NO_GUID);
  }

  #optional(key: string): JsonValue {
    return this.#object[key] ?? null;
  }

  #missing<Value>(key: string, message: string, standIn: Value): Value {
    return this.#wrong(key, this.#object[key], message, standIn);
  }

  #wrong<Value>(key: string, value: JsonValue | undefined, message: string, standIn: Value): Value {
    return this.#refuse(key, value === undefined ? "is required" : message, standIn);
  }

  #refuse<Value>(key: string, message: string, standIn: Value): Value {
    this.#issues.add(this.#pathOf(key), message);
    return standIn;
  }

  /** A key of this reader is a field name, or a field name with an index. */
  #pathOf(key: string | number, list?: string): string {
    const parent = this.#path();
    if (typeof key === "number") {
      return pathOfIndex(pathOfKey(parent, list ?? ""), key);
    }
    return parent === "" ? key : `${parent}.${key}`;
  }
}
