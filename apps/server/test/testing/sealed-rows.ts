import type pg from "pg";
import { newId } from "../../src/platform/database/new-id.js";
import { openUnder, sealUnder } from "../../src/platform/keys/keyring.js";
import { MasterKey } from "../../src/platform/keys/master-key.js";
import { sessionKeyContext } from "../../src/sections/auth/session-keys/session-key-context.js";
import { secretContext } from "../../src/sections/secrets/secret-sealing.js";
import type { TestKey } from "./master-keys.js";

const ORIGIN = "https://code.example.org";

function keyOf({ text }: TestKey): MasterKey {
  return new MasterKey(Buffer.from(text, "base64"));
}

/** Writes a credential straight into its table, under a master key, in a workspace of its own. */
export async function storeSecret(database: pg.Pool, key: TestKey, value: string): Promise<string> {
  const workspaceId = newId();
  const parts = { workspaceId, name: "codehost:token", boundOrigin: ORIGIN };
  const { keyId, bytes } = sealUnder(keyOf(key), secretContext(parts), Buffer.from(value));
  await database.query("INSERT INTO workspaces (id, name, created_at) VALUES ($1, 'Keys', now())", [
    workspaceId,
  ]);
  await database.query(
    `INSERT INTO secrets (workspace_id, name, bound_origin, key_id, sealed, updated_at, updated_by)
     VALUES ($1, $2, $3, $4, $5, now(), 'user:x')`,
    [workspaceId, parts.name, ORIGIN, keyId, bytes],
  );
  return workspaceId;
}

/** The IDs of the master keys that anything is under, in order. */
export async function keyIdsInUse(database: pg.Pool): Promise<readonly string[]> {
  const { rows } = await database.query(
    "SELECT key_id FROM secrets UNION SELECT key_id FROM session_keys ORDER BY key_id",
  );
  return rows.map(({ key_id }) => key_id);
}

/** What opens under a key: the values of credentials by workspace, and how many session keys. */
export async function openedUnder(
  database: pg.Pool,
  key: TestKey,
): Promise<{ readonly values: Readonly<Record<string, string>>; readonly sessionKeys: number }> {
  const master = keyOf(key);
  const secrets = await database.query("SELECT * FROM secrets");
  const values = secrets.rows.flatMap((row) => {
    const context = secretContext({
      workspaceId: row.workspace_id,
      name: row.name,
      boundOrigin: row.bound_origin,
    });
    const value = openUnder(master, context, { keyId: row.key_id, bytes: row.sealed });
    return value === null ? [] : [[row.workspace_id, value.toString()]];
  });
  const sessionKeys = await database.query("SELECT * FROM session_keys");
  const opened = sessionKeys.rows.filter(({ id, key_id, sealed }) =>
    openUnder(master, sessionKeyContext(id), { keyId: key_id, bytes: sealed }),
  );
  return { values: Object.fromEntries(values), sessionKeys: opened.length };
}
