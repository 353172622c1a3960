import { type Guid, parseGuid } from "@plumbline/model-core";
import { type Keyset, refuseCursor } from "./cursor.js";

/**
 * "In name order": by the name lower-cased in ASCII, then the name, then the ID, by code point, never by
 * locale (docs/reference/conventions.md#name-order). The indexes `…_in_name_order` hold the same expressions.
 */
export const NAME_ORDER = `lower(name COLLATE "C") COLLATE "C", name COLLATE "C", id`;

/** Where a page in name order begins: after this name and ID. */
export interface NamePosition {
  readonly name: string;
  readonly id: Guid;
}

/** The condition "after the position whose name and ID are these two parameters". */
export function afterName(name: `$${number}`, id: `$${number}`): string {
  return `(${NAME_ORDER}) > (lower(${name}::text COLLATE "C") COLLATE "C", ${name}::text COLLATE "C", ${id}::uuid)`;
}

export function keysetOf(row: { readonly name: string; readonly id: string }): Keyset {
  return [row.name, row.id];
}

export function namePosition(keyset: Keyset | null): NamePosition | null {
  if (keyset === null) {
    return null;
  }
  const [name, idText, ...rest] = keyset;
  const id = parseGuid(idText);
  if (name === undefined || id === null || rest.length > 0) {
    throw refuseCursor();
  }
  return { name, id };
}
