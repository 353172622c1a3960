import type { JsonValue } from "../json/json-value.js";
import type { Fields, Node } from "./node.js";

export type JsonObject = { readonly [key: string]: JsonValue };

/** A part of a JSON Schema. */
export type SchemaPart = { readonly [keyword: string]: JsonValue };

/**
 * A rule of one value: why it breaks it, or null. `schema` is what a JSON Schema can state of the rule.
 */
export interface ValueRule<Value> {
  readonly broken: (value: Value) => string | null;
  readonly schema: SchemaPart;
}

/**
 * A rule over several fields of an object: given the object as it came and what was read of it so far. `Read` is what
 * it looks at; whoever declares the object knows that.
 */
export interface ObjectRule<Read = JsonObject> {
  /** `begin`: before its fields; `end`: after them; else right after the field of this name. */
  readonly at: string;
  check(found: FoundObject<Read>): void;
}

/** What a rule over several fields sees, and says what it breaks. */
export interface FoundObject<Read = JsonObject> {
  readonly given: JsonObject;
  readonly read: Read;
  /** Names a field, or a value in one as `["points", 2, "valueMs"]`. */
  readonly breaksRule: (name: string | readonly (string | number)[], message: string) => void;
}

export interface TextShape {
  readonly type: "text";
  readonly rules: readonly ValueRule<string>[];
  /** How the text is read, where not as it came. */
  readonly readAs: ((text: string) => string) | null;
}

export interface NumberShape {
  readonly type: "integer" | "number";
  readonly rules: readonly ValueRule<number>[];
  /** Stands for a number that cannot be read, where rules over several fields go on. */
  readonly standIn: number;
}

/** One of a set of words. */
export interface WordShape {
  readonly type: "word";
  readonly words: readonly string[];
  /** The word that an empty text means; null where it means none. */
  readonly whenEmpty: string | null;
}

export interface ListShape {
  readonly type: "list";
  readonly entry: Node;
  /** Entries; a longer list is not read. */
  readonly most: number;
  /** Whether entries that come again count. */
  readonly counts: "all" | "different";
  /** What is said of a longer one. */
  readonly tooMany: string;
  /** An entry that comes again is left out, or refused. */
  readonly repeats: "kept" | "left-out" | "refused";
}

export interface ObjectShape {
  readonly type: "object";
  readonly fields: Fields;
  /** The fields as they are read. */
  readonly order: readonly (readonly [name: string, node: Node])[];
  /** Whether that is as they are declared; else what is read is put in order. */
  readonly isInOrder: boolean;
  readonly rules: readonly ObjectRule[];
}

/** An object whose keys are values. */
export interface MapShape {
  readonly type: "map";
  readonly entry: Node;
  readonly most: number;
  /** What is said of one with more. */
  readonly tooMany: (entries: number) => string;
  readonly keys: KeyRule;
}

/** How the keys of a map are read. */
export interface KeyRule {
  readonly rules: readonly ValueRule<string>[];
  /** The key as it is read; null when it can be none. */
  readonly keyOf: (name: string) => string | null;
  /** What is said of a key that can be none. */
  readonly noKey: string;
  /** What is said of a key that becomes one that was there before. */
  readonly repeated: string;
  /** What a repeated key is: a fault of the shape is said before those of the entry, a broken rule after them. */
  readonly fault: "shape" | "rule";
}

/** An object of one of several forms, told apart by a word in one of its fields. */
export interface UnionShape {
  readonly type: "union";
  readonly by: string;
  readonly cases: { readonly [word: string]: Node };
  /** How an object is read whose word names none of them. */
  readonly none: Node;
}

export type Shape =
  | TextShape
  | NumberShape
  | WordShape
  | ListShape
  | ObjectShape
  | MapShape
  | UnionShape
  | { readonly type: "guid" }
  | { readonly type: "boolean" }
  | { readonly type: "timestamp" }
  /** Any JSON value. */
  | { readonly type: "any" }
  /** A node that is declared further below, or holds itself. */
  | { readonly type: "later"; readonly node: () => Node };

/** The JSON type that a shape asks for. */
export type ShapeType = Shape["type"];
