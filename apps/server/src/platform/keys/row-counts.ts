import type { SealedPlace } from "./sealed-rows.js";
import { SEALED_TABLE_NAMES, SEALED_TABLES, type SealedTableName } from "./sealed-tables.js";

/** How many rows of each sealed table; a table that is missing has none. */
export type RowCounts = Readonly<Partial<Record<SealedTableName, number>>>;

/** How many rows are under one master key. */
export interface KeyCounts {
  readonly keyId: string;
  readonly rows: RowCounts;
}

export function countRows(places: readonly SealedPlace[]): RowCounts {
  const counts: Partial<Record<SealedTableName, number>> = {};
  for (const { table } of places) {
    counts[table] = (counts[table] ?? 0) + 1;
  }
  return counts;
}

/** The counts as the log and the audit lists name them: `{ secrets: 2, sessionKeys: 1 }`. */
export function namedCounts(rows: RowCounts): Readonly<Record<string, number>> {
  return Object.fromEntries(
    SEALED_TABLE_NAMES.map((table) => [SEALED_TABLES[table].counted, rows[table] ?? 0]),
  );
}

/** `2 credentials and 1 session key`. */
export function inWords(rows: RowCounts): string {
  const words = SEALED_TABLE_NAMES.map((table) => counted(rows[table] ?? 0, SEALED_TABLES[table].word));
  return [words.slice(0, -1).join(", "), ...words.slice(-1)].filter((part) => part !== "").join(" and ");
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}
