import type { Guid } from "@plumbline/model-core";
import type { Origin, Revision, StoredPromise } from "@plumbline/promise-core";
import { prepared } from "../../../platform/database/prepared.js";
import { raiseStamp } from "../../../platform/database/stamps.js";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import { keepBytes } from "../../../platform/storage/stored-bytes.js";

/** A promise within its project, by its ID or, for those who read, by its requirement ID. */
export interface PromisePlace {
  readonly projectId: Guid;
  readonly ref: { readonly id: Guid } | { readonly requirementId: string };
}

/** A promise with what the service keeps of it. */
export interface PromiseRow {
  readonly promise: StoredPromise;
  /** In the order of creation. */
  readonly number: number;
  /** Rises by one with each write. */
  readonly version: number;
  /** The number of its last run; 0 without any. */
  readonly lastRun: number;
  /** ISO 8601 in UTC. */
  readonly updatedAt: string;
}

/** A promise of a page, whose revisions are not read. */
export interface RowOfPage extends Omit<PromiseRow, "promise"> {
  readonly promise: Omit<StoredPromise, "revisions">;
}

/** Revisions of a promise, and the characters that they are stored in. */
export interface RevisionsRead {
  readonly revisions: readonly Revision[];
  readonly length: number;
}

/** The rows of promises. It keeps nothing, so a worker thread makes its own. */
export class PromiseRepository {
  /** Null when the project has no such promise. */
  find(reader: Reader, place: PromisePlace): Promise<PromiseRow | null> {
    return findOne(reader, place);
  }

  /**
   * The same, its row locked until the transaction ends. It is read by a statement of its own: one that waits for the
   * lock shows the revisions as they were before it waited.
   */
  async lock(tx: Tx, projectId: Guid, id: Guid): Promise<PromiseRow | null> {
    await tx.query(HOLD, [projectId, id]);
    return findOne(tx, { projectId, ref: { id } });
  }

  /**
   * Promises in the order of their numbers, from the first one after a number on, with their two newest revisions: the
   * draft and the revision in force are among them, and the last text of what was retired.
   */
  async page(reader: Reader, projectId: Guid, after: number, rows: number): Promise<readonly PromiseRow[]> {
    const found = await reader.query<Row[]>(PAGE, [projectId, after, rows]);
    return found.map(rowOf);
  }

  /** The same without their revisions. */
  async rowsOfPage(
    reader: Reader,
    projectId: Guid,
    after: number,
    rows: number,
  ): Promise<readonly RowOfPage[]> {
    const found = await reader.query<Omit<Row, "revisions">[]>(ROWS_OF_PAGE, [projectId, after, rows]);
    return found.map(rowOf);
  }

  /** The two newest revisions of promises. */
  async newestRevisions(
    reader: Reader,
    projectId: Guid,
    ids: readonly Guid[],
  ): Promise<ReadonlyMap<Guid, RevisionsRead>> {
    const rows = await reader.query<{ id: Guid; text: string }[]>(NEWEST_REVISIONS, [projectId, ids]);
    return new Map(
      rows.map(({ id, text }) => [id, { revisions: JSON.parse(text) as Revision[], length: text.length }]),
    );
  }

  async count(reader: Reader, projectId: Guid): Promise<number> {
    const [row] = await reader.query<{ count: number }[]>(
      "SELECT count(*)::int AS count FROM promises WHERE project_id = $1 AND deleted_at IS NULL",
      [projectId],
    );
    return row?.count ?? 0;
  }

  async add(tx: Tx, projectId: Guid, { promise, number, updatedAt }: PromiseRow): Promise<void> {
    const { id, requirementId, origin, lastRevision, lastObligation } = promise;
    const counted = [lastRevision, lastObligation, updatedAt];
    await tx.query(ADD, [projectId, id, number, requirementId, origin, ...counted]);
    await this.writeRevisions(tx, projectId, { promise, version: 1 }, []);
  }

  /** Writes a promise as it is after a move; what did not change of its revisions stays as it is. */
  async change(tx: Tx, projectId: Guid, before: PromiseRow, after: PromiseRow): Promise<void> {
    const { promise, updatedAt } = after;
    const version = before.version + 1;
    const counted = [promise.lastRevision, promise.lastObligation, updatedAt];
    await tx.query(CHANGE, [projectId, promise.id, version, ...counted]);
    await this.writeRevisions(tx, projectId, { promise, version }, before.promise.revisions);
  }

  /** It is there no more; its rows stay, so that its number is never used again and what pinned it can be read. */
  async remove(tx: Tx, projectId: Guid, { promise: { id }, version }: PromiseRow, at: string): Promise<void> {
    await tx.query(REMOVE, [projectId, id, version + 1, at]);
    raiseStamp(tx, projectId, "promises");
  }

  private async writeRevisions(
    tx: Tx,
    projectId: Guid,
    { promise, version }: Pick<PromiseRow, "promise" | "version">,
    before: readonly Revision[],
  ): Promise<void> {
    raiseStamp(tx, projectId, "promises");
    const gone = before.filter((revision) => !promise.revisions.includes(revision));
    const numbers = gone.map(({ revision }) => revision);
    await tx.query(CLOSE_REVISIONS, [projectId, promise.id, version, numbers]);
    for (const revision of promise.revisions.filter((one) => !before.includes(one))) {
      const body = JSON.stringify(revision);
      await tx.query(ADD_REVISION, [projectId, promise.id, revision.revision, version, body]);
      await keepBytes(tx, projectId, Buffer.byteLength(body));
    }
  }
}

interface Row {
  readonly id: Guid;
  readonly number: number;
  readonly requirementId: string;
  readonly origin: Origin;
  readonly version: number;
  readonly lastRevision: number;
  readonly lastObligation: number;
  readonly lastRun: number;
  readonly updatedAt: Date;
  readonly revisions: readonly Revision[];
}

async function findOne(reader: Reader, { projectId, ref }: PromisePlace): Promise<PromiseRow | null> {
  const [row] =
    "id" in ref
      ? await reader.query<Row[]>(BY_ID, [projectId, ref.id])
      : await reader.query<Row[]>(BY_REQUIREMENT, [projectId, ref.requirementId]);
  return row === undefined ? null : rowOf(row);
}

function rowOf<Read extends Omit<Row, "revisions">>({
  number,
  version,
  lastRun,
  updatedAt,
  ...promise
}: Read) {
  return { promise, number, version, lastRun, updatedAt: updatedAt.toISOString() };
}

const COLUMNS = `
  p.id, p.number, p.requirement_id AS "requirementId", p.origin, p.version, p.last_revision AS "lastRevision",
  p.last_obligation AS "lastObligation", p.last_run AS "lastRun", p.updated_at AS "updatedAt"`;

const PRESENT = `
  SELECT r.revision, r.body FROM promise_revisions r
   WHERE r.project_id = $1 AND r.promise_id = p.id AND r.valid_to IS NULL
   ORDER BY r.revision DESC`;

const AS_LIST = "json_agg(present.body ORDER BY present.revision DESC)";

const PROMISES = `
  SELECT ${COLUMNS}, (SELECT ${AS_LIST} FROM (${PRESENT}) AS present) AS revisions FROM promises p`;

const PLACED = `${PROMISES} WHERE p.deleted_at IS NULL AND p.project_id = $1`;
const BY_ID = prepared(`${PLACED} AND p.id = $2`);
const BY_REQUIREMENT = prepared(`${PLACED} AND p.requirement_id = $2`);

const HOLD = prepared("SELECT 1 FROM promises WHERE project_id = $1 AND id = $2 FOR UPDATE");

const NEWEST = `(SELECT ${AS_LIST} FROM (${PRESENT} LIMIT 2) AS present)`;

const IN_PAGE =
  "FROM promises p WHERE p.project_id = $1 AND p.number > $2 AND p.deleted_at IS NULL ORDER BY p.number LIMIT $3";

const PAGE = prepared(`SELECT ${COLUMNS}, ${NEWEST} AS revisions ${IN_PAGE}`);
const ROWS_OF_PAGE = prepared(`SELECT ${COLUMNS} ${IN_PAGE}`);
const NEWEST_REVISIONS = prepared(
  `SELECT p.id, ${NEWEST}::text AS text FROM promises p WHERE p.project_id = $1 AND p.id = ANY ($2::uuid[])`,
);

const ADD = `
  INSERT INTO promises (project_id, id, number, requirement_id, origin, version, last_revision, last_obligation,
                        last_run, updated_at)
  VALUES ($1, $2, $3, $4, $5, 1, $6, $7, 0, $8)`;

const CHANGE = `
  UPDATE promises SET version = $3, last_revision = $4, last_obligation = $5, updated_at = $6
   WHERE project_id = $1 AND id = $2`;

const REMOVE = "UPDATE promises SET version = $3, deleted_at = $4 WHERE project_id = $1 AND id = $2";

const CLOSE_REVISIONS = `
  UPDATE promise_revisions SET valid_to = $3
   WHERE project_id = $1 AND promise_id = $2 AND valid_to IS NULL AND revision = ANY ($4::int[])`;

const ADD_REVISION = `
  INSERT INTO promise_revisions (project_id, promise_id, revision, valid_from, body) VALUES ($1, $2, $3, $4, $5)`;
