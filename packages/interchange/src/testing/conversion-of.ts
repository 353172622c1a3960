import type { Conversion, ConvertOptions } from "../conversion.js";
import { convertDocument } from "../index.js";

/** A text, or an object as JSON. */
export type Source = string | object;

function textOf(source: Source): string {
  return typeof source === "string" ? source : JSON.stringify(source);
}

/** What a source comes to; fails the test when it is refused. */
export function conversionOf(source: Source, options: ConvertOptions = {}): Conversion {
  const result = convertDocument(textOf(source), options);
  if (!result.ok) {
    throw new Error(result.refusal.title);
  }
  return result.value;
}

/** Why a source is refused; empty when it is not. */
export function refusalOf(source: Source, options: ConvertOptions = {}): string {
  const result = convertDocument(textOf(source), options);
  return result.ok ? "" : result.refusal.title;
}

/** The notes of a source, as `line path: what`. */
export function notesOf(source: Source, options: ConvertOptions = {}): readonly string[] {
  return conversionOf(source, options).notes.map(({ line, path, what }) => `${line} ${path}: ${what}`);
}

/** Elements as `kind Parent/Name`, in the order of their texts. */
export function elementsOf({ document: { elements } }: Conversion): readonly string[] {
  const byId = new Map<string, string>(elements.map(({ id, name }) => [id, name]));
  const parent = (id: string | null): string => (id === null ? "" : `${byId.get(id)}/`);
  return elements.map(({ kind, parentId, name }) => `${kind} ${parent(parentId)}${name}`).sort();
}

/** Relationships as `From -> To label`, in the order of their texts. */
export function relationshipsOf({ document }: Conversion): readonly string[] {
  const names = new Map<string, string>(document.elements.map(({ id, name }) => [id, name]));
  return document.relationships
    .map(({ fromId, toId, label }) => `${names.get(fromId)} -> ${names.get(toId)} ${label ?? ""}`.trim())
    .sort();
}
