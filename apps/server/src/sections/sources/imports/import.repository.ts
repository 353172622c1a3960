import type { Guid, SchemaId } from "@plumbline/model-core";
import type { ImportItem, RefusedForGood } from "@plumbline/source-import";
import { copyLine } from "../../../platform/database/copy-rows.js";
import { raiseStamp } from "../../../platform/database/stamps.js";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import { Refused } from "../../../platform/errors/refused.js";
import type { LinkedRepository } from "../links/link-record.js";
import {
  type ImportCounts,
  type ImportItemRecord,
  type ImportPlace,
  type ImportRecord,
  type ImportState,
  NO_ITEMS,
} from "./import-record.js";
import { MAX_IMPORT_BYTES } from "./limits.js";

/** An import with its place among those of its project. */
export interface ImportRow extends ImportRecord {
  readonly number: string;
  readonly counts: ImportCounts;
}

/** Which imports a page shows, the newest first. */
export interface ImportPage {
  readonly projectId: Guid;
  readonly repositoryId: Guid | null;
  readonly state: ImportState | null;
  readonly before: number | null;
  readonly rows: number;
}

/** What persons said of items of a repository before. */
export interface DecidedBefore {
  readonly acceptedSchemas: ReadonlyMap<string, SchemaId>;
  readonly refusedForGood: readonly RefusedForGood[];
}

/** What became of items: their bodies as they were accepted. */
export interface DecidedItems {
  readonly by: string;
  readonly at: string;
  readonly accepted: readonly Guid[];
  readonly rejected: readonly Guid[];
  /** Of the rejected ones. */
  readonly never: readonly Guid[];
  /** Items that say something else by now. */
  readonly bodies: readonly ImportItem[];
}

/** The rows of source imports. It keeps nothing, so a worker thread makes its own. */
export class ImportRepository {
  async page(reader: Reader, page: ImportPage): Promise<readonly ImportRow[]> {
    const { projectId, repositoryId, state, before, rows } = page;
    const found = await reader.query<Stored[]>(PAGE, [projectId, repositoryId, state, before, rows]);
    return found.map(rowOf);
  }

  async find(reader: Reader, { projectId, id }: ImportPlace): Promise<ImportRow | null> {
    const [row] = await reader.query<Stored[]>(FIND, [projectId, id]);
    return row === undefined ? null : rowOf(row);
  }

  /** Holds it until the transaction ends; false when there is none. */
  async lock(tx: Tx, { projectId, id }: ImportPlace): Promise<boolean> {
    const rows = await tx.query<unknown[]>(LOCK, [projectId, id]);
    return rows.length === 1;
  }

  /** In the order in which they were proposed. */
  async items(reader: Reader, { projectId, id }: ImportPlace): Promise<readonly ImportItemRecord[]> {
    const rows = await reader.query<StoredItem[]>(ITEMS, [projectId, id]);
    return rows.map(({ body, decidedAt, ...row }) => ({
      ...body,
      ...row,
      decidedAt: decidedAt?.toISOString() ?? null,
    }));
  }

  /** Gives the bytes that it takes. */
  async add(
    tx: Tx,
    projectId: Guid,
    { record, number, items }: { record: ImportRecord; number: string; items: readonly ImportItem[] },
  ): Promise<number> {
    await tx.query(SUPERSEDE, [projectId, record.repository]);
    await tx.query(ADD, [
      ...[projectId, record.id, number, record.repositoryId, record.repository, record.scanId],
      ...[record.commit, record.modelVersion, record.state, record.systemId],
      ...[record.createdBy, record.createdAt, record.decidedAt],
    ]);
    const lines = items.map((item, place) =>
      copyLine([projectId, record.id, item.id, String(place), JSON.stringify(item), "open"]),
    );
    const bytes = lines.reduce((sum, line) => sum + line.length, 0);
    if (bytes > MAX_IMPORT_BYTES) {
      throw new Refused({ outcome: "import-too-wide", limit: MAX_IMPORT_BYTES });
    }
    if (lines.length > 0) {
      await tx.copy?.(COPY_ITEMS, lines);
    }
    raiseStamp(tx, projectId, "sources");
    return bytes;
  }

  /** Writes what became of items, and of the import when none is open any more. */
  async decide(tx: Tx, { projectId, id }: ImportPlace, decided: DecidedItems): Promise<void> {
    const { by, at, accepted, rejected, never, bodies } = decided;
    const of = [projectId, id];
    if (bodies.length > 0) {
      const rows = bodies.map((body) => ({ id: body.id, body }));
      await tx.query(REWRITE_ITEMS, [...of, JSON.stringify(rows)]);
    }
    await tx.query(DECIDE_ITEMS, [...of, "accepted", by, at, accepted, []]);
    await tx.query(DECIDE_ITEMS, [...of, "rejected", by, at, rejected, never]);
    await tx.query(END_DECIDED, [...of, at]);
    raiseStamp(tx, projectId, "sources");
  }

  async decidedBefore(reader: Reader, { projectId, repository }: LinkedRepository): Promise<DecidedBefore> {
    const schemas = await reader.query<{ factKey: string; targetId: SchemaId }[]>(ACCEPTED_SCHEMAS, [
      projectId,
      repository,
    ]);
    const refused = await reader.query<RefusedForGood[]>(REFUSED_FOR_GOOD, [projectId, repository]);
    return {
      acceptedSchemas: new Map(schemas.map(({ factKey, targetId }) => [factKey, targetId])),
      refusedForGood: refused,
    };
  }

  /** Whether something of a repository was ever accepted. */
  async isImported(reader: Reader, { projectId, repository }: LinkedRepository): Promise<boolean> {
    const rows = await reader.query<unknown[]>(IS_IMPORTED, [projectId, repository]);
    return rows.length > 0;
  }

  /** Says of a followed repository that something of it was accepted. */
  async noteImported(tx: Tx, { projectId, repository }: LinkedRepository): Promise<void> {
    await tx.query(NOTE_IMPORTED, [projectId, repository]);
    raiseStamp(tx, projectId, "sources");
  }

  /** Whether an open import reads a scan. */
  async namesScan(reader: Reader, projectId: Guid, scanId: Guid): Promise<boolean> {
    const rows = await reader.query<unknown[]>(NAMES_SCAN, [projectId, scanId]);
    return rows.length > 0;
  }

  /** Whether a person accepted or rejected something that a scan found. */
  async wasDecidedBy(reader: Reader, projectId: Guid, scanId: Guid): Promise<boolean> {
    const rows = await reader.query<unknown[]>(DECIDED_BY_SCAN, [projectId, scanId]);
    return rows.length > 0;
  }
}

type Stored = Omit<ImportRow, "createdAt" | "decidedAt" | "counts"> & {
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
  readonly counts: Partial<ImportCounts> | null;
};

type StoredItem = Pick<ImportItemRecord, "state" | "decidedBy"> & {
  readonly body: ImportItem;
  readonly decidedAt: Date | null;
};

function rowOf({ createdAt, decidedAt, counts, ...row }: Stored): ImportRow {
  return {
    ...row,
    counts: { ...NO_ITEMS, ...counts },
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

/** The repository has another ID where it was followed again. */
const IMPORTS = `
  SELECT i.id, i.number::text AS number, COALESCE(r.id, i.repository_id) AS "repositoryId", i.repository,
         i.scan_id AS "scanId", i.commit, i.model_version::float8 AS "modelVersion", i.state, i.system_id AS "systemId",
         i.created_by AS "createdBy", i.created_at AS "createdAt", i.decided_at AS "decidedAt",
         (SELECT json_object_agg(state, items) FROM (
            SELECT state, count(*) AS items FROM source_import_items
             WHERE project_id = $1 AND import_id = i.id GROUP BY state) AS counted) AS counts
    FROM source_imports i
    LEFT JOIN source_repositories r ON r.project_id = i.project_id AND r.repository = i.repository`;

const FIND = `${IMPORTS} WHERE i.project_id = $1 AND i.id = $2`;

const LOCK = "SELECT 1 FROM source_imports WHERE project_id = $1 AND id = $2 FOR NO KEY UPDATE";

const PAGE = `${IMPORTS}
   WHERE i.project_id = $1 AND ($2::uuid IS NULL OR COALESCE(r.id, i.repository_id) = $2)
     AND ($3::text IS NULL OR i.state = $3) AND ($4::bigint IS NULL OR i.number < $4)
   ORDER BY i.number DESC LIMIT $5`;

const ITEMS = `
  SELECT body, state, decided_by AS "decidedBy", decided_at AS "decidedAt" FROM source_import_items
   WHERE project_id = $1 AND import_id = $2 ORDER BY number`;

const SUPERSEDE = `
  UPDATE source_imports SET state = 'superseded' WHERE project_id = $1 AND repository = $2 AND state = 'open'`;

const ADD = `
  INSERT INTO source_imports (project_id, id, number, repository_id, repository, scan_id, commit, model_version, state,
                              system_id, created_by, created_at, decided_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;

const COPY_ITEMS = "COPY source_import_items (project_id, import_id, id, number, body, state) FROM STDIN";

const REWRITE_ITEMS = `
  UPDATE source_import_items AS item SET body = said.body
    FROM json_to_recordset($3) AS said (id uuid, body json)
   WHERE item.project_id = $1 AND item.import_id = $2 AND item.id = said.id`;

const DECIDE_ITEMS = `
  UPDATE source_import_items SET state = $3, decided_by = $4, decided_at = $5, never = id = ANY ($7::uuid[])
   WHERE project_id = $1 AND import_id = $2 AND id = ANY ($6::uuid[])`;

const END_DECIDED = `
  UPDATE source_imports SET state = 'decided', decided_at = $3
   WHERE project_id = $1 AND id = $2 AND NOT EXISTS (
     SELECT 1 FROM source_import_items WHERE project_id = $1 AND import_id = $2 AND state = 'open')`;

const OF_REPOSITORY = `
    FROM source_import_items item
    JOIN source_imports i ON i.project_id = item.project_id AND i.id = item.import_id
   WHERE i.project_id = $1 AND i.repository = $2`;

const ACCEPTED_SCHEMAS = `
  SELECT item.body->>'factKey' AS "factKey", item.body->>'targetId' AS "targetId" ${OF_REPOSITORY}
     AND item.state = 'accepted' AND item.body->>'kind' = 'schema'
   ORDER BY i.number, item.number`;

const REFUSED_FOR_GOOD = `
  SELECT item.body->>'kind' AS kind, item.body->>'factKey' AS "factKey", item.body->>'factHash' AS "factHash"
  ${OF_REPOSITORY} AND item.never`;

const IS_IMPORTED = `SELECT 1 ${OF_REPOSITORY} AND item.state = 'accepted' LIMIT 1`;

const NOTE_IMPORTED = `
  UPDATE source_repositories SET imported = true
   WHERE project_id = $1 AND repository = $2 AND NOT imported`;

const NAMES_SCAN =
  "SELECT 1 FROM source_imports WHERE project_id = $1 AND scan_id = $2 AND state = 'open' LIMIT 1";

const DECIDED_BY_SCAN = `
  SELECT 1 FROM source_imports i
   WHERE i.project_id = $1 AND i.scan_id = $2 AND EXISTS (
         SELECT 1 FROM source_import_items item
          WHERE item.project_id = $1 AND item.import_id = i.id AND item.state <> 'open')
   LIMIT 1`;
