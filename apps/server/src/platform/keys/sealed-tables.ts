import { ADVISORY_LOCKS } from "../database/advisory-locks.js";
import type { Reader, Tx } from "../database/unit-of-work.js";
import type { SealContext } from "./keyring.js";
import { secretContext, sessionKeyContext } from "./seal-contexts.js";

/** Everything that is stored under a master key; rotation, counts and `keys forget` go through this list. */
export const SEALED_TABLES = ["secrets", "session_keys"] as const;
export type SealedTable = (typeof SEALED_TABLES)[number];

/** How many rows are under one master key. */
export interface KeyCounts {
  readonly keyId: string;
  readonly secrets: number;
  readonly sessionKeys: number;
}

/** Where a sealed row is, and the master key it is under. */
export interface SealedPlace {
  readonly table: SealedTable;
  /** Its primary key. */
  readonly place: readonly string[];
  readonly keyId: string;
}

/** A sealed row, with what its seal is bound to. */
export interface SealedRow extends SealedPlace {
  readonly context: SealContext;
  readonly sealed: Buffer;
}

/** False on a database that no migration has seen yet. */
export async function areSealedTablesThere(reader: Reader): Promise<boolean> {
  const [there] = await reader.query<{ yes: boolean }[]>(
    "SELECT to_regclass('session_keys') IS NOT NULL AS yes",
  );
  return there?.yes ?? false;
}

/** The rows of each master key, by ID of the key; none when the tables are not there yet. */
export async function countsByKey(reader: Reader): Promise<readonly KeyCounts[]> {
  return (await areSealedTablesThere(reader)) ? reader.query<KeyCounts[]>(COUNTS) : [];
}

/** Every sealed row, by its master key. */
export function listRows(reader: Reader): Promise<readonly SealedPlace[]> {
  return reader.query<SealedPlace[]>(PLACES);
}

/** One replica at a time looks at what is under which key and changes it, until its transaction ends. */
export async function lockKeys(tx: Tx): Promise<void> {
  await tx.query("SELECT pg_advisory_xact_lock($1)", [ADVISORY_LOCKS.keys]);
}

/** Nobody writes to the tables until the transaction ends, not even a replica that should have been stopped. */
export async function holdSealedTables(tx: Tx): Promise<void> {
  await tx.query(`LOCK TABLE ${SEALED_TABLES.join(", ")} IN SHARE ROW EXCLUSIVE MODE`);
}

/** The rows under a key, held until the transaction ends. */
export async function holdRowsUnder(tx: Tx, keyId: string): Promise<readonly SealedRow[]> {
  const secrets = await tx.query<
    { workspaceId: string; name: string; boundOrigin: string; sealed: Buffer }[]
  >(
    `SELECT workspace_id AS "workspaceId", name, bound_origin AS "boundOrigin", sealed
       FROM secrets WHERE key_id = $1 ORDER BY workspace_id, name FOR UPDATE`,
    [keyId],
  );
  const sessionKeys = await tx.query<{ id: string; sealed: Buffer }[]>(
    "SELECT id, sealed FROM session_keys WHERE key_id = $1 ORDER BY id FOR NO KEY UPDATE",
    [keyId],
  );
  return [
    ...secrets.map(({ sealed, ...parts }): SealedRow => {
      return {
        table: "secrets",
        keyId,
        place: [parts.workspaceId, parts.name],
        context: secretContext(parts),
        sealed,
      };
    }),
    ...sessionKeys.map(({ id, sealed }): SealedRow => {
      return { table: "session_keys", keyId, place: [id], context: sessionKeyContext(id), sealed };
    }),
  ];
}

export async function rewriteRow(
  tx: Tx,
  { table, place }: SealedRow,
  { keyId, bytes }: { readonly keyId: string; readonly bytes: Buffer },
): Promise<void> {
  await tx.query(REWRITE[table], [keyId, bytes, ...place]);
}

export async function deleteRowsUnder(tx: Tx, keyIds: readonly string[]): Promise<void> {
  for (const table of SEALED_TABLES) await tx.query(`DELETE FROM ${table} WHERE key_id = ANY ($1)`, [keyIds]);
}

const COUNTS = `
  SELECT key_id AS "keyId", sum(secret)::integer AS secrets, sum(session_key)::integer AS "sessionKeys"
    FROM (SELECT key_id, 1 AS secret, 0 AS session_key FROM secrets
          UNION ALL
          SELECT key_id, 0, 1 FROM session_keys) AS rows
   GROUP BY key_id ORDER BY key_id COLLATE "C"`;

const PLACES = `
  SELECT 'secrets' AS "table", key_id AS "keyId", ARRAY[workspace_id::text, name] AS place FROM secrets
  UNION ALL
  SELECT 'session_keys', key_id, ARRAY[id::text] FROM session_keys
   ORDER BY "keyId", "table", place`;

const REWRITE: Readonly<Record<SealedTable, string>> = {
  secrets: "UPDATE secrets SET key_id = $1, sealed = $2 WHERE workspace_id = $3 AND name = $4",
  session_keys: "UPDATE session_keys SET key_id = $1, sealed = $2 WHERE id = $3",
};
