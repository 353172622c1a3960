import { SETTINGS_FORM_WORDS as words } from "../../words/settings-form.js";
import { isJsonObject, type Json } from "./setting-fields.js";

const NAMED = ["name", "id"] as const;

/** A value as one line of text. */
export function valueWords(value: Json | undefined): string {
  if (value === undefined) {
    return words.notStated;
  }
  if (value === null) {
    return words.none;
  }
  if (typeof value === "boolean") {
    return value ? words.yes : words.no;
  }
  if (typeof value === "number") {
    return value.toLocaleString("en", { maximumFractionDigits: 20 });
  }
  if (typeof value === "string") {
    return value === "" ? words.empty : value;
  }
  return isJsonObject(value) ? nameOf(value) : listWords(value as readonly Json[]);
}

function listWords(values: readonly Json[]): string {
  return values.length === 0 ? words.noEntries : values.map(valueWords).join(", ");
}

function nameOf(value: { readonly [key: string]: Json }): string {
  const name = NAMED.map((key) => value[key]).find((one) => typeof one === "string");
  return typeof name === "string" ? name : JSON.stringify(value);
}
