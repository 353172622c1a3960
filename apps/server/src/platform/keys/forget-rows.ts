import type { Guid } from "@plumbline/model-core";
import { recordServiceAudit } from "../audit/record-audit.js";
import type { Reader, Tx, UnitOfWork } from "../database/unit-of-work.js";
import type { MasterKey } from "./master-key.js";
import {
  areSealedTablesThere,
  deleteRowsUnder,
  holdSealedTables,
  listRows,
  lockKeys,
  type SealedPlace,
} from "./sealed-tables.js";

/** A row under a master key that is not loaded. */
export interface ForgettableRow extends SealedPlace {
  /** In words: `credential codehost:token of workspace …`. */
  readonly what: string;
}

export function rowsUnderOtherKeys(
  { reader }: UnitOfWork,
  loaded: readonly MasterKey[],
): Promise<readonly ForgettableRow[]> {
  return find(reader, loaded);
}

/** Deletes them, ends the sessions of the keys that go, and records both. */
export function forgetRows(
  unitOfWork: UnitOfWork,
  loaded: readonly MasterKey[],
): Promise<readonly ForgettableRow[]> {
  return unitOfWork.run(async (tx) => {
    await lockKeys(tx);
    if (await areSealedTablesThere(tx)) await holdSealedTables(tx);
    const rows = await find(tx, loaded);
    if (rows.length === 0) return rows;
    await deleteRowsUnder(tx, [...new Set(rows.map(({ keyId }) => keyId))]);
    await record(tx, rows);
    return rows;
  });
}

async function find(reader: Reader, loaded: readonly MasterKey[]): Promise<readonly ForgettableRow[]> {
  if (!(await areSealedTablesThere(reader))) return [];
  const ids = new Set(loaded.map(({ id }) => id));
  const rows = await listRows(reader);
  return rows.filter(({ keyId }) => !ids.has(keyId)).map((row) => ({ ...row, what: inWords(row) }));
}

function inWords({ table, place: [first, name] }: SealedPlace): string {
  return table === "secrets" ? `credential ${name} of workspace ${first}` : `session key ${first}`;
}

async function record(tx: Tx, rows: readonly ForgettableRow[]): Promise<void> {
  const secrets = rows.filter(({ table }) => table === "secrets");
  for (const {
    place: [workspaceId, name = ""],
    keyId,
  } of secrets)
    await recordServiceAudit(tx, {
      workspaceId: workspaceId as Guid,
      action: "secret.deleted",
      target: name,
      details: { reason: "its master key was forgotten", keyId },
    });
  await recordServiceAudit(tx, {
    workspaceId: null,
    action: "keys.forgotten",
    target: [...new Set(rows.map(({ keyId }) => keyId))].join(", "),
    details: { secrets: secrets.length, sessionKeys: rows.length - secrets.length },
  });
}
