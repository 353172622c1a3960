import { HISTORY_WORDS as words } from "../../words/history.js";

/** Names of facts by their IDs. */
export type Names = ReadonlyMap<string, string>;

/** A value of a field as one reads it: facts by their names, nothing as a word, anything nested as JSON. */
export function valueText(value: unknown, names: Names): string {
  if (value === null || value === undefined || value === "") {
    return words.nothing;
  }
  if (typeof value === "string") {
    return names.get(value) ?? value;
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? words.nothing : value.map((one) => valueText(one, names)).join(", ");
  }
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
