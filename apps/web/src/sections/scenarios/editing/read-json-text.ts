import { type JsonValue, readJson } from "@plumbline/model-core";

export type ReadJsonText = { readonly ok: true; readonly value: JsonValue } | { readonly ok: false };

/** A value as the service reads it: what it would refuse or read as another value is none. Nothing typed is null. */
export function readJsonText(text: string): ReadJsonText {
  if (text.trim() === "") {
    return { ok: true, value: null };
  }
  // The reader wants an object, as every document is one.
  const read = readJson(`{"value":${text}}`);
  if (!read.ok || read.value.oddities.length > 0) {
    return { ok: false };
  }
  const { value, ...more } = read.value.value as { readonly value: JsonValue };
  return Object.keys(more).length === 0 ? { ok: true, value } : { ok: false };
}
