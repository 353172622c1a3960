import type { Guid } from "@plumbline/model-core";
import { raiseStamp } from "../../platform/database/stamps.js";
import type { Reader, Tx } from "../../platform/database/statements.js";
import { keepBytes } from "../../platform/storage/stored-bytes.js";
import type { SchemaPin } from "../model/streams/past-model.repository.js";

/** A revision within its project. */
export interface RevisionPlace {
  readonly projectId: Guid;
  readonly id: Guid;
}

/** The state of main that a revision names. */
export interface PinnedMain {
  readonly modelVersion: number;
  /** SHA-256 of the canonical JSON of the eight lists. */
  readonly modelHash: string;
  /** The name the project had. */
  readonly projectName: string;
  readonly schemaPins: readonly SchemaPin[];
}

/** A named state of the main model; never changed. */
export interface Revision extends PinnedMain, RevisionPlace {
  readonly name: string;
  readonly note: string | null;
  /** As `user:<id>`. */
  readonly createdBy: string;
  readonly createdAt: Date;
}

/** The rows of revisions. It keeps nothing, so a worker thread makes its own. */
export class RevisionRepository {
  /** All revisions of a project, newest first. */
  list(reader: Reader, projectId: Guid): Promise<readonly Revision[]> {
    return reader.query<Revision[]>(`${REVISIONS} WHERE project_id = $1 ORDER BY number DESC`, [projectId]);
  }

  async find(reader: Reader, { projectId, id }: RevisionPlace): Promise<Revision | null> {
    const rows = await reader.query<Revision[]>(`${REVISIONS} WHERE project_id = $1 AND id = $2`, [
      projectId,
      id,
    ]);
    return rows[0] ?? null;
  }

  async newest(reader: Reader, projectId: Guid): Promise<Revision | null> {
    const newest = `${REVISIONS} WHERE project_id = $1 ORDER BY number DESC LIMIT 1`;
    const rows = await reader.query<Revision[]>(newest, [projectId]);
    return rows[0] ?? null;
  }

  async count(reader: Reader, projectId: Guid): Promise<number> {
    const [row] = await reader.query<{ count: number }[]>(
      "SELECT count(*)::int AS count FROM revisions WHERE project_id = $1",
      [projectId],
    );
    return row?.count ?? 0;
  }

  /** `number` is the project's next: lists go by it. */
  async add(tx: Tx, revision: Revision, number: string): Promise<void> {
    const { projectId, id, name, note, projectName, modelVersion, modelHash } = revision;
    const schemaPins = JSON.stringify(revision.schemaPins);
    await tx.query(ADD, [
      projectId,
      id,
      name,
      note,
      projectName,
      modelVersion,
      modelHash,
      schemaPins,
      revision.createdBy,
      revision.createdAt,
      number,
    ]);
    await keepBytes(tx, projectId, Buffer.byteLength(schemaPins));
    raiseStamp(tx, projectId, "revisions");
  }

  /** Holds back whoever names the revision until the transaction ends. */
  async lock(tx: Tx, { projectId, id }: RevisionPlace): Promise<void> {
    await tx.query("SELECT 1 FROM revisions WHERE project_id = $1 AND id = $2 FOR UPDATE", [projectId, id]);
  }

  /**
   * The name of the revision that was removed; null when there was none. The claim on its ID stays, and where it stood,
   * for bundles that pin it.
   */
  async remove(tx: Tx, { projectId, id }: RevisionPlace): Promise<string | null> {
    const [removed] = await tx.query<{ name: string; bytes: number }[]>(REMOVE, [projectId, id]);
    if (removed === undefined) {
      return null;
    }
    await keepBytes(tx, projectId, -removed.bytes);
    raiseStamp(tx, projectId, "revisions");
    return removed.name;
  }
}

const REVISIONS = `
  SELECT project_id AS "projectId", id, name, note, project_name AS "projectName",
         model_version AS "modelVersion", model_hash AS "modelHash", schema_pins AS "schemaPins",
         created_by AS "createdBy", created_at AS "createdAt"
    FROM revisions`;

const ADD = `
  INSERT INTO revisions (project_id, id, name, note, project_name, model_version, model_hash, schema_pins,
                         created_by, created_at, number)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

const REMOVE = `
  WITH removed AS (
    DELETE FROM revisions WHERE project_id = $1 AND id = $2
    RETURNING id, name, model_version, octet_length(schema_pins::text) AS bytes
  ), kept AS (
    INSERT INTO revision_deletions (project_id, id, model_version) SELECT $1, id, model_version FROM removed
  )
  SELECT name, bytes FROM removed`;
