import { type Guid, IMPORT_LIMITS, type Schema, type SchemaId } from "@plumbline/model-core";
import { raiseStamp } from "../../../platform/database/stamps.js";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import { Refused } from "../../../platform/errors/refused.js";
import { afterName, NAME_ORDER, type NamePosition } from "../../../platform/pagination/name-order.js";
import { keepToQuota } from "../../../platform/storage/stored-bytes.js";
import { MAX_SCHEMA_BYTES } from "../limits.js";

/** Where and by whom schemas are written. */
export interface SchemaWrite {
  readonly projectId: Guid;
  /** The version of main from which they hold. */
  readonly mainVersion: number;
  readonly actor: string;
}

/** One version of one schema, as it was written. */
export interface SchemaVersion extends Schema {
  /** The version of main from which it holds. */
  readonly mainVersion: number;
  /** As `user:<id>`. */
  readonly actor: string;
  readonly at: Date;
}

/** The schemas of a project. Whoever writes them holds the main stream (`lockMainStream`). */
export class SchemaRepository {
  /**
   * Which project of the instance owns each of the schema IDs; IDs that nobody owns are missing
   * (docs/reference/model-documents.md#a-schema-belongs-to-one-project).
   */
  async owners(reader: Reader, ids: readonly SchemaId[]): Promise<ReadonlyMap<SchemaId, Guid>> {
    if (ids.length === 0) {
      return new Map();
    }
    const rows = await reader.query<{ id: SchemaId; owner: Guid }[]>(
      `SELECT id, project_id AS owner FROM claimed_ids WHERE kind = 'schema' AND id = ANY ($1::uuid[])`,
      [ids],
    );
    return new Map(rows.map(({ id, owner }) => [id, owner]));
  }

  /** Which of these IDs schemas of the project have. */
  async present(reader: Reader, projectId: Guid, ids: readonly SchemaId[]): Promise<ReadonlySet<SchemaId>> {
    if (ids.length === 0) {
      return new Set();
    }
    const rows = await reader.query<{ id: SchemaId }[]>(PRESENT, [projectId, ids]);
    return new Set(rows.map(({ id }) => id));
  }

  /**
   * Makes the project the owner of schema IDs that nobody else owned when the transaction looked. Waits for
   * another transaction that claims one of them; false when that one got it. IDs are claimed in their order
   * and those of others are not touched, so that no two projects wait for each other.
   */
  async claim(tx: Tx, projectId: Guid, ids: readonly SchemaId[]): Promise<boolean> {
    if (ids.length === 0) {
      return true;
    }
    await tx.query(CLAIM, [projectId, ids]);
    const [{ owned } = { owned: 0 }] = await tx.query<{ owned: number }[]>(OWNED, [projectId, ids]);
    return owned === ids.length;
  }

  page(
    reader: Reader,
    projectId: Guid,
    { after, rows }: { readonly after: NamePosition | null; readonly rows: number },
  ): Promise<readonly Schema[]> {
    const [condition, position] =
      after === null ? ["", []] : [`AND ${afterName("$3", "$4")}`, [after.name, after.id]];
    return reader.query<Schema[]>(
      `${SCHEMAS} WHERE project_id = $1 ${condition} ORDER BY ${NAME_ORDER} LIMIT $2`,
      [projectId, rows, ...position],
    );
  }

  async find(reader: Reader, projectId: Guid, id: Guid): Promise<Schema | null> {
    const rows = await reader.query<Schema[]>(`${SCHEMAS} WHERE project_id = $1 AND id = $2`, [
      projectId,
      id,
    ]);
    return rows[0] ?? null;
  }

  /** The versions of one schema, newest first, before a version when one is given. */
  versions(
    reader: Reader,
    { projectId, id }: { readonly projectId: Guid; readonly id: Guid },
    { before, rows }: { readonly before: number | null; readonly rows: number },
  ): Promise<readonly SchemaVersion[]> {
    return reader.query<SchemaVersion[]>(
      `${VERSIONS} WHERE project_id = $1 AND id = $2 ${before === null ? "" : "AND version < $4"}
        ORDER BY version DESC LIMIT $3`,
      [projectId, id, rows, ...(before === null ? [] : [before])],
    );
  }

  /**
   * Adds schemas or replaces their text; each gets the next version of its own, also one that was deleted
   * and comes back.
   */
  async write(tx: Tx, write: SchemaWrite, schemas: readonly Omit<Schema, "version">[]): Promise<void> {
    if (schemas.length === 0) {
      return;
    }
    const before = await sizeOf(tx, write.projectId);
    await tx.query(WRITE_SCHEMAS, [write.projectId, JSON.stringify(schemas), write.mainVersion, write.actor]);
    const after = await sizeOf(tx, write.projectId);
    if (after.bytes > MAX_SCHEMA_BYTES) {
      throw new Refused({ outcome: "schemas-too-large", limit: MAX_SCHEMA_BYTES });
    }
    if (after.schemas > Math.max(before.schemas, IMPORT_LIMITS.schemas)) {
      throw new Refused({ outcome: "list-full", list: "schemas", limit: IMPORT_LIMITS.schemas });
    }
    await tx.query(COUNT_STORED, [write.projectId, bytesOf(schemas)]);
    await keepToQuota(tx, write.projectId);
    raiseStamp(tx, write.projectId, "schemas");
  }

  /** Deletes schemas. Their versions stay, and so do their IDs, which are the project's. */
  async delete(tx: Tx, write: SchemaWrite, ids: readonly Guid[]): Promise<void> {
    if (ids.length === 0) {
      return;
    }
    await tx.query(DELETE_SCHEMAS, [write.projectId, ids, write.mainVersion, write.actor]);
    raiseStamp(tx, write.projectId, "schemas");
  }
}

/** Of the texts of new versions. */
function bytesOf(schemas: readonly Omit<Schema, "version">[]): number {
  const texts = schemas.flatMap(({ name, description, content }) => [name, description ?? "", content]);
  return texts.reduce((bytes, text) => bytes + Buffer.byteLength(text), 0);
}

interface Size {
  readonly schemas: number;
  readonly bytes: number;
}

async function sizeOf(reader: Reader, projectId: Guid): Promise<Size> {
  const [size] = await reader.query<Size[]>(SIZE, [projectId]);
  return size ?? { schemas: 0, bytes: 0 };
}

const SCHEMAS = "SELECT id, name, description, content, version FROM schemas";

const VERSIONS = `
  SELECT id, version, name, description, content, main_version AS "mainVersion", actor, at FROM schema_versions`;

const PRESENT = "SELECT id FROM schemas WHERE project_id = $1 AND id = ANY ($2::uuid[])";

const CLAIM = `
  INSERT INTO claimed_ids (kind, id, project_id)
  SELECT 'schema', id, $1 FROM unnest($2::uuid[]) AS wanted (id) ORDER BY id
  ON CONFLICT (kind, id) DO NOTHING`;

const OWNED = `
  SELECT count(*)::int AS owned FROM claimed_ids
   WHERE kind = 'schema' AND project_id = $1 AND id = ANY ($2::uuid[])`;

const WRITE_SCHEMAS = `
  WITH next AS (
    SELECT s.id, s.name, s.description, s.content,
           1 + COALESCE((SELECT max(v.version) FROM schema_versions v
                          WHERE v.project_id = $1 AND v.id = s.id), 0) AS version
      FROM json_to_recordset($2) AS s (id uuid, name text, description text, content text)
  ), present AS (
    INSERT INTO schemas (project_id, id, version, name, description, content)
    SELECT $1, id, version, name, description, content FROM next
    ON CONFLICT (project_id, id) DO UPDATE
      SET version = excluded.version, name = excluded.name,
          description = excluded.description, content = excluded.content
  )
  INSERT INTO schema_versions (project_id, id, version, name, description, content, main_version, actor, at)
  SELECT $1, id, version, name, description, content, $3, $4, now() FROM next`;

/** With what a row has beside its texts, about. */
const SIZE = `
  SELECT count(*)::int AS schemas,
         COALESCE(sum(octet_length(content) + octet_length(name) + COALESCE(octet_length(description), 0) + 100), 0)::float8
           AS bytes
    FROM schemas WHERE project_id = $1`;

/** With the main stream, whose row every write of schemas holds. */
const COUNT_STORED = `
  UPDATE model_streams SET stored_bytes = stored_bytes + $2::bigint WHERE project_id = $1 AND kind = 'main'`;

const DELETE_SCHEMAS = `
  WITH deleted AS (
    DELETE FROM schemas WHERE project_id = $1 AND id = ANY ($2::uuid[]) RETURNING id, version
  )
  INSERT INTO schema_deletions (project_id, id, version, main_version, actor, at)
  SELECT $1, id, version, $3, $4, now() FROM deleted`;
