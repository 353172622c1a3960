import type { Guid } from "@plumbline/model-core";
import { recordServiceAudit } from "../audit/record-audit.js";
import type { Reader, Tx } from "../database/statements.js";
import type { UnitOfWork } from "../database/unit-of-work.js";
import { lockKeys } from "./lock-keys.js";
import type { MasterKey } from "./master-key.js";
import { countRows, namedCounts } from "./row-counts.js";
import { deleteRowsUnder, holdTables, listRows, type SealedPlace, sealedTablesIn } from "./sealed-rows.js";
import { SEALED_TABLES, type SealedTable, type SealedTableName } from "./sealed-tables.js";

/** A row under a master key that is not loaded. */
export interface ForgettableRow extends SealedPlace {
  /** In words: `credential codehost:token of workspace …`. */
  readonly what: string;
}

export async function rowsUnderOtherKeys(
  { reader }: UnitOfWork,
  loaded: readonly MasterKey[],
): Promise<readonly ForgettableRow[]> {
  return find(reader, await sealedTablesIn(reader), loaded);
}

/** Deletes them, ends the sessions of the keys that go, and records both. */
export function forgetRows(
  unitOfWork: UnitOfWork,
  loaded: readonly MasterKey[],
): Promise<readonly ForgettableRow[]> {
  return unitOfWork.run(async (tx) => {
    await lockKeys(tx);
    const tables = await sealedTablesIn(tx);
    await holdTables(tx, tables);
    const rows = await find(tx, tables, loaded);
    if (rows.length === 0) {
      return rows;
    }
    await deleteRowsUnder(tx, tables, keysOf(rows));
    await record(tx, rows);
    return rows;
  });
}

async function find(
  reader: Reader,
  tables: readonly SealedTableName[],
  loaded: readonly MasterKey[],
): Promise<readonly ForgettableRow[]> {
  const ids = new Set(loaded.map(({ id }) => id));
  const rows = await listRows(reader, tables);
  return rows.filter(({ keyId }) => !ids.has(keyId)).map((row) => ({ ...row, what: inWords(row) }));
}

function inWords({ table, place }: SealedPlace): string {
  const { word, which }: SealedTable = SEALED_TABLES[table];
  return `${word} ${which(...place)}`;
}

function keysOf(rows: readonly SealedPlace[]): readonly string[] {
  return [...new Set(rows.map(({ keyId }) => keyId))];
}

async function record(tx: Tx, rows: readonly SealedPlace[]): Promise<void> {
  for (const row of rows) {
    await recordRow(tx, row);
  }
  await recordServiceAudit(tx, {
    workspaceId: null,
    action: "keys.forgotten",
    target: keysOf(rows).join(", "),
    details: namedCounts(countRows(rows)),
  });
}

async function recordRow(tx: Tx, { table, place, keyId }: SealedPlace): Promise<void> {
  const { forgotten }: SealedTable = SEALED_TABLES[table];
  if (forgotten === null) {
    return;
  }
  const { workspaceId, ...entry } = forgotten(...place);
  const details = { reason: "its master key was forgotten", keyId };
  await recordServiceAudit(tx, { ...entry, workspaceId: workspaceId as Guid, details });
}
