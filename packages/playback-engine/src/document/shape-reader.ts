import type { Issue, JsonValue } from "@plumbline/model-core";
import { parseGuid, pathOfIndex, pathOfKey, shortPath } from "@plumbline/model-core";

type JsonObject = { readonly [key: string]: JsonValue };

/** How the entries of a map are read, and what becomes of their keys. */
export interface MapEntries<Entry> {
  readonly entry: (value: JsonValue, path: string) => Entry;
  readonly keyOf: (key: string) => string;
}

const MAX_ISSUES = 100;

/**
 * Reads the JSON types of a document and notes each wrong one with its path. A reader of a field gives
 * undefined for a key that is not there, and null for null.
 */
export class ShapeReader {
  readonly issues: Issue[] = [];

  refuse(field: string, message: string): void {
    if (this.issues.length < MAX_ISSUES) {
      this.issues.push({ field: shortPath(field), message });
    }
  }

  object(value: JsonValue, path: string): JsonObject | null {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      return value as JsonObject;
    }
    this.refuse(path, "must be an object");
    return null;
  }

  text(owner: JsonObject, key: string, path: string): string | null | undefined {
    const value = field(owner, key);
    if (value === undefined || value === null || typeof value === "string") {
      return value;
    }
    this.refuse(pathOfKey(path, key), "must be a string");
    return null;
  }

  /** A text that names something by its ID: a GUID is lower-cased, anything else stays as it is. */
  reference(owner: JsonObject, key: string, path: string): string | null | undefined {
    const text = this.text(owner, key, path);
    return typeof text === "string" ? (parseGuid(text) ?? text) : text;
  }

  integer(owner: JsonObject, key: string, path: string): number | null | undefined {
    const value = field(owner, key);
    if (value === undefined || value === null || (typeof value === "number" && Number.isInteger(value))) {
      return value;
    }
    this.refuse(pathOfKey(path, key), "must be an integer");
    return null;
  }

  list<Entry>(
    owner: JsonObject,
    key: string,
    path: string,
    entry: (value: JsonValue, path: string) => Entry,
  ): readonly (Entry | null)[] | null | undefined {
    const value = field(owner, key);
    return value === undefined || value === null ? value : this.entries(value, pathOfKey(path, key), entry);
  }

  entries<Entry>(
    value: JsonValue,
    path: string,
    entry: (value: JsonValue, path: string) => Entry,
  ): readonly (Entry | null)[] | null {
    if (!Array.isArray(value)) {
      this.refuse(path, "must be a list");
      return null;
    }
    return (value as readonly JsonValue[]).map((item, index) =>
      item === null ? null : entry(item, pathOfIndex(path, index)),
    );
  }

  /** A map; two keys that become one are refused. */
  map<Entry>(
    owner: JsonObject,
    key: string,
    path: string,
    { entry, keyOf }: MapEntries<Entry>,
  ): { readonly [key: string]: Entry | null } | null | undefined {
    const value = field(owner, key);
    if (value === undefined || value === null) {
      return value;
    }
    const mapPath = pathOfKey(path, key);
    const object = this.object(value, mapPath);
    const entries = new Map<string, Entry | null>();
    for (const [name, item] of Object.entries(object ?? {})) {
      if (entries.has(keyOf(name))) {
        this.refuse(pathOfKey(mapPath, name), "is a repeated key");
      }
      entries.set(keyOf(name), item === null ? null : entry(item, pathOfKey(mapPath, name)));
    }
    return Object.fromEntries(entries);
  }
}

/** A key of the object's own, whatever its name. */
export function field(owner: JsonObject, key: string): JsonValue | undefined {
  return Object.hasOwn(owner, key) ? owner[key] : undefined;
}
