import type { Issue, JsonValue } from "@plumbline/model-core";
import { parseGuid, pathOfIndex, pathOfKey, shortPath } from "@plumbline/model-core";
import { PROFILE_LIMITS } from "../limits.js";

export type JsonObject = { readonly [key: string]: JsonValue };

/** Bounds of a number. */
export interface Bounds {
  readonly from: number;
  readonly to: number;
  readonly integer?: boolean;
  /** The lower bound itself is refused. */
  readonly above?: boolean;
  /** At most this many digits after the point. */
  readonly decimals?: number;
}

/** Stands for an object that is not there; its fields are not missed one by one. */
const ABSENT: JsonObject = {};

/**
 * Reads the fields of a profile. A missing key or a wrong JSON type is an issue of shape; a value that breaks a
 * rule, and a key nobody knows, is an issue of the rules. When something is wrong a stand-in is given, so that
 * everything wrong is found at once.
 */
export class FieldReader {
  readonly shapeIssues: Issue[] = [];
  readonly ruleIssues: Issue[] = [];

  wrongShape(path: string, message: string): void {
    add(this.shapeIssues, path, message);
  }

  breaksRule(path: string, message: string): void {
    add(this.ruleIssues, path, message);
  }

  /** An object with these keys and no other. */
  object(value: JsonValue | undefined, path: string, keys: readonly string[]): JsonObject {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      this.wrongShape(path, value === undefined ? "is required" : "must be an object");
      return ABSENT;
    }
    const object = value as JsonObject;
    for (const key of Object.keys(object)) {
      if (!keys.includes(key)) {
        this.breaksRule(pathOfKey(path, key), "is not a field of a stress profile");
      }
    }
    return object;
  }

  list<Entry>(
    owner: JsonObject,
    key: string,
    path: string,
    read: (value: JsonValue, path: string) => Entry,
  ): readonly Entry[] {
    const at = pathOfKey(path, key);
    const value = owner[key];
    if (!Array.isArray(value)) {
      this.#wrongType(owner, at, value, "a list");
      return [];
    }
    const entries = value as readonly JsonValue[];
    if (entries.length > PROFILE_LIMITS.assumptions) {
      this.breaksRule(at, `must have at most ${PROFILE_LIMITS.assumptions} entries`);
      return [];
    }
    return entries.map((entry, index) => read(entry, pathOfIndex(at, index)));
  }

  text(owner: JsonObject, key: string, path: string, maxCharacters: number): string {
    const at = pathOfKey(path, key);
    const value = owner[key];
    if (typeof value !== "string") {
      this.#wrongType(owner, at, value, "a string");
      return "";
    }
    const characters = value.length > 2 * maxCharacters ? value.length : [...value].length;
    if (characters < 1 || characters > maxCharacters) {
      this.breaksRule(at, `must be 1 to ${maxCharacters} characters`);
    } else if (/\p{Cc}/u.test(value)) {
      this.breaksRule(at, "must hold no control character");
    }
    return value;
  }

  guid(owner: JsonObject, key: string, path: string): string {
    const at = pathOfKey(path, key);
    const value = owner[key];
    if (typeof value !== "string") {
      this.#wrongType(owner, at, value, "a string");
      return "";
    }
    const guid = parseGuid(value);
    if (guid === null) {
      this.breaksRule(at, "must be a GUID");
    }
    return guid ?? "";
  }

  oneOf<Word extends string>(
    owner: JsonObject,
    key: string,
    path: string,
    words: readonly [Word, ...Word[]],
  ): Word {
    const at = pathOfKey(path, key);
    const value = owner[key];
    if (typeof value !== "string") {
      this.#wrongType(owner, at, value, "a string");
      return words[0];
    }
    const word = words.find((known) => known === value);
    if (word === undefined) {
      this.breaksRule(at, `must be one of ${words.join(", ")}`);
    }
    return word ?? words[0];
  }

  number(owner: JsonObject, key: string, path: string, bounds: Bounds): number {
    const at = pathOfKey(path, key);
    const value = owner[key];
    if (typeof value !== "number") {
      this.#wrongType(owner, at, value, "a number");
      return bounds.to;
    }
    const broken = brokenBound(value, bounds);
    if (broken !== null) {
      this.breaksRule(at, broken);
      return bounds.to;
    }
    return value;
  }

  #wrongType(owner: JsonObject, path: string, value: JsonValue | undefined, type: string): void {
    if (owner !== ABSENT) {
      this.wrongShape(path, value === undefined ? "is required" : `must be ${type}`);
    }
  }

  nullableNumber(owner: JsonObject, key: string, path: string, bounds: Bounds): number | null {
    return owner[key] === null ? null : this.number(owner, key, path, bounds);
  }
}

/** Whether both fields are numbers and the first is below the second. */
export function isBelow(owner: JsonObject, key: string, other: string): boolean {
  const value = owner[key];
  const bound = owner[other];
  return typeof value === "number" && typeof bound === "number" && value < bound;
}

function brokenBound(value: number, { from, to, integer, above, decimals }: Bounds): string | null {
  if (integer === true && !Number.isInteger(value)) {
    return `must be an integer from ${from} to ${to}`;
  }
  if (value > to || value < from || (above === true && value === from)) {
    return above === true ? `must be above ${from} and at most ${to}` : `must be from ${from} to ${to}`;
  }
  if (decimals !== undefined && Number(value.toFixed(decimals)) !== value) {
    return `must have at most ${decimals} decimals`;
  }
  return null;
}

function add(issues: Issue[], path: string, message: string): void {
  if (issues.length < PROFILE_LIMITS.issues) {
    issues.push({ field: shortPath(path), message });
  }
}
