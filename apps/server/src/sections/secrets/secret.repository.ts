import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { Reader, Tx } from "../../platform/database/statements.js";

/** A stored credential: everything but its value is readable. */
export interface SecretRow {
  readonly name: string;
  /** The origin the value was saved for. */
  readonly boundOrigin: string;
  /** The master key it is sealed under. */
  readonly keyId: string;
  readonly sealed: Buffer;
  readonly updatedAt: Date;
  readonly updatedBy: string;
}

/** A credential within its workspace. */
export interface SecretPlace {
  readonly workspaceId: Guid;
  readonly name: string;
}

/** The rows of credentials (docs/reference/secrets-and-keys.md#secrets). */
@Injectable()
export class SecretRepository {
  list(reader: Reader, workspaceId: Guid): Promise<readonly SecretRow[]> {
    return reader.query<SecretRow[]>(`${SECRETS} WHERE workspace_id = $1 ORDER BY name COLLATE "C"`, [
      workspaceId,
    ]);
  }

  async find(reader: Reader, { workspaceId, name }: SecretPlace): Promise<SecretRow | null> {
    const rows = await reader.query<SecretRow[]>(`${SECRETS} WHERE workspace_id = $1 AND name = $2`, [
      workspaceId,
      name,
    ]);
    return rows[0] ?? null;
  }

  /** Stores a credential in place of the one of its name. */
  async put(tx: Tx, workspaceId: Guid, row: SecretRow): Promise<void> {
    const { name, boundOrigin, keyId, sealed, updatedAt, updatedBy } = row;
    await tx.query(PUT, [workspaceId, name, boundOrigin, keyId, sealed, updatedAt, updatedBy]);
  }

  /** Deletes credentials of a workspace; gives the names of those that were there. */
  async delete(tx: Tx, workspaceId: Guid, names: readonly string[]): Promise<readonly string[]> {
    const [rows] = await tx.query<[{ name: string }[], number]>(
      "DELETE FROM secrets WHERE workspace_id = $1 AND name = ANY ($2) RETURNING name",
      [workspaceId, names],
    );
    return rows.map(({ name }) => name);
  }

  /** Deletes the credentials of these names wherever they are, but for those kept; gives those that were there. */
  async deleteInAllWorkspaces(
    tx: Tx,
    names: readonly string[],
    kept: readonly SecretPlace[],
  ): Promise<readonly SecretPlace[]> {
    const keptIn = kept.map(({ workspaceId }) => workspaceId);
    const keptNames = kept.map(({ name }) => name);
    const [rows] = await tx.query<[SecretPlace[], number]>(DELETE_BUT, [names, keptIn, keptNames]);
    return rows;
  }
}

const SECRETS = `
  SELECT name, bound_origin AS "boundOrigin", key_id AS "keyId", sealed, updated_at AS "updatedAt",
         updated_by AS "updatedBy"
    FROM secrets`;

const PUT = `
  INSERT INTO secrets (workspace_id, name, bound_origin, key_id, sealed, updated_at, updated_by)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (workspace_id, name) DO UPDATE
    SET bound_origin = EXCLUDED.bound_origin, key_id = EXCLUDED.key_id, sealed = EXCLUDED.sealed,
        updated_at = EXCLUDED.updated_at, updated_by = EXCLUDED.updated_by`;

const DELETE_BUT = `
  DELETE FROM secrets
   WHERE name = ANY ($1)
     AND (workspace_id, name) NOT IN (SELECT * FROM unnest($2::uuid[], $3::text[]))
  RETURNING workspace_id AS "workspaceId", name`;
