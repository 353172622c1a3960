import { typedLines } from "../typed-lines.js";
import {
  type EntriesField,
  type Json,
  type JsonObject,
  objectOf,
  type SettingField,
} from "./setting-fields.js";
import { valueAt, withValueAt } from "./value-at.js";

/** An entry of a list while it is edited. Its key tells it from the others and is in no document. */
export interface EntryDraft {
  readonly key: string;
  readonly leaves: SettingsDraft;
}

/** What a control holds: a number as it is typed, a list of lines as one text once it is, null for null. */
export type DraftValue = string | boolean | null | readonly string[] | readonly EntryDraft[];

/** One field while it is edited: whether this document states it, and what. */
export interface LeafDraft {
  readonly isStated: boolean;
  readonly value: DraftValue;
}

/** A document while it is edited: each field by the key of its path. */
export type SettingsDraft = Readonly<Record<string, LeafDraft>>;

/** The key of a path in a draft: to the form's library a dot would mean an object in an object. */
export function leafKey(path: string): string {
  return path.replaceAll(".", "/");
}

/** What is edited, where a document states what is in it and another layer what is not. */
export function draftOf(
  fields: readonly SettingField[],
  stated: JsonObject,
  under: JsonObject,
): SettingsDraft {
  return Object.fromEntries(fields.map((field) => [leafKey(field.path), leafOf(field, stated, under)]));
}

function leafOf(field: SettingField, stated: JsonObject, under: JsonObject): LeafDraft {
  const own = valueAt(stated, field.path);
  return {
    isStated: own !== undefined || field.isRequired,
    value: draftValue(field, own === undefined ? valueUnder(field, under) : own),
  };
}

/** What holds where a document does not state the field. */
export function valueUnder(field: SettingField, under: JsonObject): Json | undefined {
  const value = valueAt(under, field.path);
  return value === undefined ? field.preset : value;
}

/** A value of JSON as the control of its field holds it. */
export function draftValue(field: SettingField, value: Json | undefined): DraftValue {
  switch (field.kind) {
    case "flag":
      return value === true;
    case "choices":
    case "lines":
      return textsOf(value);
    case "entries":
      return listOf(value).map((entry, index) => entryDraft(field, objectOf(entry), String(index)));
    case "choice":
      return typeof value === "string" ? value : (field.choices[0] ?? "");
    default:
      return value === null ? null : value === undefined ? "" : String(value);
  }
}

/** An entry that is edited; what it does not state is what its fields are preset with. */
export function entryDraft(field: EntriesField, entry: JsonObject, key: string): EntryDraft {
  return { key, leaves: draftOf(field.fields, entry, {}) };
}

/** The document that a draft stands for: what it states, in the order of the fields, and nothing else. */
export function documentOf(fields: readonly SettingField[], draft: SettingsDraft): JsonObject {
  let document: JsonObject = {};
  for (const field of fields) {
    const leaf = draft[leafKey(field.path)];
    if (leaf?.isStated) {
      document = withValueAt(document, field.path, statedValue(field, leaf.value));
    }
  }
  return document;
}

/** What a control holds, as JSON. What is no number is sent as it was typed: the service says what is wrong with it. */
export function statedValue(field: SettingField, value: DraftValue): Json {
  if (field.kind === "lines" && typeof value === "string") {
    return typedLines(value);
  }
  if (field.kind === "number" && typeof value === "string") {
    const number = Number(value);
    return value.trim() === "" || !Number.isFinite(number) ? value : number;
  }
  if (field.kind === "entries") {
    return entriesOf(value).map(({ leaves }) => documentOf(field.fields, leaves));
  }
  return plainValue(value);
}

function plainValue(value: DraftValue): Json {
  return isTexts(value) ? value : typeof value === "object" ? null : value;
}

function isTexts(value: DraftValue): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

/** The entries that the control of a list of objects holds. */
export function entriesOf(value: DraftValue): readonly EntryDraft[] {
  return Array.isArray(value) ? value.filter((one): one is EntryDraft => typeof one === "object") : [];
}

function textsOf(value: Json | undefined): readonly string[] {
  return listOf(value).filter((one): one is string => typeof one === "string");
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** What holds where nobody states anything. */
export function presetsOf(fields: readonly SettingField[]): JsonObject {
  return fields.reduce<JsonObject>(
    (document, { path, preset }) => (preset === undefined ? document : withValueAt(document, path, preset)),
    {},
  );
}
