import type { Reader, Tx } from "../database/statements.js";
import type { Sealed } from "./keyring.js";
import type { KeyCounts } from "./row-counts.js";
import type { SealContext } from "./seal-context.js";
import { countsIn, deletion, placesIn, rewriting, rowsToHold } from "./sealed-statements.js";
import { SEALED_TABLE_NAMES, SEALED_TABLES, type SealedTableName } from "./sealed-tables.js";

/** Where a sealed row is, and the master key it is under. */
export interface SealedPlace {
  readonly table: SealedTableName;
  /** Its primary key. */
  readonly place: readonly string[];
  readonly keyId: string;
}

/** A sealed row, with what its seal is bound to. */
export interface SealedRow extends SealedPlace {
  readonly context: SealContext;
  readonly sealed: Buffer;
}

/** The tables that the database has by now: one that no migration has seen yet has none. */
export async function sealedTablesIn(reader: Reader): Promise<readonly SealedTableName[]> {
  const there = await reader.query<{ name: SealedTableName }[]>(
    "SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass(name) IS NOT NULL",
    [SEALED_TABLE_NAMES],
  );
  return SEALED_TABLE_NAMES.filter((table) => there.some(({ name }) => name === table));
}

/** How many rows are under each master key, by ID of the key. */
export async function countsByKey(reader: Reader): Promise<readonly KeyCounts[]> {
  const tables = await sealedTablesIn(reader);
  return tables.length === 0 ? [] : reader.query<KeyCounts[]>(countsIn(tables));
}

/** Every row of these tables, by its master key. */
export async function listRows(
  reader: Reader,
  tables: readonly SealedTableName[],
): Promise<readonly SealedPlace[]> {
  return tables.length === 0 ? [] : reader.query<SealedPlace[]>(placesIn(tables));
}

/** Nobody writes to the tables until the transaction ends, not even a replica that should have been stopped. */
export async function holdTables(tx: Tx, tables: readonly SealedTableName[]): Promise<void> {
  if (tables.length > 0) {
    await tx.query(`LOCK TABLE ${tables.join(", ")} IN SHARE ROW EXCLUSIVE MODE`);
  }
}

/** The rows under a key, held until the transaction ends. */
export async function holdRowsUnder(tx: Tx, keyId: string): Promise<readonly SealedRow[]> {
  const rows: SealedRow[] = [];
  for (const table of SEALED_TABLE_NAMES) {
    const { purpose } = SEALED_TABLES[table];
    const held = await tx.query<(Pick<SealedRow, "place" | "sealed"> & Pick<SealContext, "parts">)[]>(
      rowsToHold(table),
      [keyId],
    );
    rows.push(...held.map(({ parts, ...row }) => ({ ...row, table, keyId, context: { purpose, parts } })));
  }
  return rows;
}

export async function rewriteRow(
  tx: Tx,
  { table, place }: SealedRow,
  { keyId, bytes }: Sealed,
): Promise<void> {
  await tx.query(rewriting(table), [keyId, bytes, ...place]);
}

export async function deleteRowsUnder(
  tx: Tx,
  tables: readonly SealedTableName[],
  keyIds: readonly string[],
): Promise<void> {
  for (const table of tables) {
    await tx.query(deletion(table), [keyIds]);
  }
}
