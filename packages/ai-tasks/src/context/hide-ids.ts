import type { JsonValue } from "@plumbline/model-core";
import type { AliasTable } from "../aliases/alias-table.js";
import { ID_IN_TEXT } from "./ids-in-text.js";

/** What stands in the place of an ID of the design that has no alias in a context. */
const ANOTHER_PART = "(another part)";

/** Knows the IDs of a design, and how a context calls them. */
export interface HiddenIds {
  readonly aliases: Pick<AliasTable, "aliasOf">;
  /** Whether an ID in lower case is one of the design. */
  isKnown(id: string): boolean;
}

/** A text without an ID of the design: aliases stand in their places; other GUIDs are data. */
export function hideIdsInText(text: string, { aliases, isKnown }: HiddenIds): string {
  return text.replace(ID_IN_TEXT, (found) => {
    const id = found.toLowerCase();
    return aliases.aliasOf(id) ?? (isKnown(id) ? ANOTHER_PART : found);
  });
}

/** The same for every text of some data, keys too. */
export function hideIds(data: JsonValue, hidden: HiddenIds): JsonValue {
  if (typeof data === "string") {
    return hideIdsInText(data, hidden);
  }
  if (Array.isArray(data)) {
    return data.map((entry) => hideIds(entry, hidden));
  }
  if (typeof data !== "object" || data === null) {
    return data;
  }
  const entries = Object.entries(data).map(([key, value]) => [
    hideIdsInText(key, hidden),
    hideIds(value, hidden),
  ]);
  return Object.fromEntries(entries) as JsonValue;
}
