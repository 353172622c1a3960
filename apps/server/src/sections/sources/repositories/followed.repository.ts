import type { Guid } from "@plumbline/model-core";
import type { FollowedRepository } from "@plumbline/promise-core";
import { prepared } from "../../../platform/database/prepared.js";
import { raiseStamp } from "../../../platform/database/stamps.js";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import { keepBytes } from "../../../platform/storage/stored-bytes.js";

/** A followed repository within its project. */
export interface RepositoryPlace {
  readonly projectId: Guid;
  readonly id: Guid;
}

/** A repository that a project follows (docs/reference/sources.md#the-record). */
export interface RepositoryRecord extends FollowedRepository {
  readonly id: Guid;
  readonly webUrl: string;
  /** Null where it was never read. */
  readonly private: boolean | null;
  readonly defaultBranch: string;
  readonly trackedRef: string;
  readonly trackedScan: Guid | null;
  readonly latestCommit: string | null;
  readonly latestScan: Guid | null;
  readonly imported: boolean;
  readonly lastFailure: RepositoryFailure | null;
  readonly createdBy: string;
  readonly createdAt: string;
}

/** Why the newest scan that failed did. */
export interface RepositoryFailure {
  readonly scanId: Guid;
  readonly code: string;
  readonly at: string;
}

/** The rows of followed repositories. It keeps nothing, so a worker thread makes its own. */
export class FollowedRepositories {
  /** In the order of their names, so many after one. */
  async page(
    reader: Reader,
    projectId: Guid,
    { after, rows }: { readonly after: string | null; readonly rows: number },
  ): Promise<readonly RepositoryRecord[]> {
    return (await reader.query<Row[]>(PAGE, [projectId, after, rows])).map(recordOf);
  }

  async find(reader: Reader, { projectId, id }: RepositoryPlace): Promise<RepositoryRecord | null> {
    const [row] = await reader.query<Row[]>(FIND, [projectId, id]);
    return row === undefined ? null : recordOf(row);
  }

  /** The same, held until the transaction ends. */
  async lock(tx: Tx, { projectId, id }: RepositoryPlace): Promise<RepositoryRecord | null> {
    const [row] = await tx.query<Row[]>(`${FIND} FOR UPDATE`, [projectId, id]);
    return row === undefined ? null : recordOf(row);
  }

  /** What the runs of promises are current by: names and commits, the one that is followed longest first. */
  followed(reader: Reader, projectId: Guid): Promise<readonly FollowedRepository[]> {
    return reader.query<FollowedRepository[]>(FOLLOWED, [projectId]);
  }

  /** Their names alone, in the same order. */
  async names(reader: Reader, projectId: Guid): Promise<readonly string[]> {
    return (await this.followed(reader, projectId)).map(({ repository }) => repository);
  }

  /** Whether each is private, as far as anybody knows. */
  privacy(
    reader: Reader,
    projectId: Guid,
  ): Promise<readonly Pick<RepositoryRecord, "repository" | "private">[]> {
    return reader.query("SELECT repository, private FROM source_repositories WHERE project_id = $1", [
      projectId,
    ]);
  }

  async add(tx: Tx, projectId: Guid, record: RepositoryRecord): Promise<void> {
    const { id, repository, webUrl, defaultBranch, trackedRef, createdBy, createdAt } = record;
    const said = [repository, webUrl, record.private, defaultBranch, trackedRef];
    await tx.query(ADD, [projectId, id, ...said, createdBy, createdAt]);
    await keepBytes(tx, projectId, bytesOf(record));
    raiseStamp(tx, projectId, "sources");
  }

  /** Follows another ref: what is known of the one before is no commit of this one. */
  async follow(tx: Tx, projectId: Guid, before: RepositoryRecord, trackedRef: string): Promise<void> {
    await tx.query(CHANGE_REF, [projectId, before.id, trackedRef]);
    await keepBytes(tx, projectId, bytesOf({ ...before, trackedRef }) - bytesOf(before));
    raiseStamp(tx, projectId, "sources");
  }

  /** What the code host says of it by now; the transaction has locked the project and the row. */
  async refresh(tx: Tx, projectId: Guid, before: RepositoryRecord, said: SaidOfRepository): Promise<void> {
    await tx.query(REFRESH, [projectId, before.id, said.private, said.defaultBranch, said.webUrl]);
    const more = bytesOf({ ...before, ...said }) - bytesOf(before);
    if (more !== 0) {
      await keepBytes(tx, projectId, more);
    }
    raiseStamp(tx, projectId, "sources");
  }

  /** Writes over a row that the transaction locked what its newest scans came to. */
  async note(tx: Tx, projectId: Guid, record: RepositoryRecord): Promise<void> {
    const { trackedCommit, trackedScan, latestCommit, latestScan, lastFailure } = record;
    const failure = lastFailure === null ? null : JSON.stringify(lastFailure);
    const newest = [trackedCommit, trackedScan, latestCommit, latestScan, failure];
    await tx.query(NOTE, [projectId, record.id, ...newest]);
    raiseStamp(tx, projectId, "sources");
  }

  /** Whether a scan is the newest of its kind of some repository. */
  async nameScan(reader: Reader, { projectId, id }: RepositoryPlace): Promise<boolean> {
    const rows = await reader.query<unknown[]>(NAMES_SCAN, [projectId, id]);
    return rows.length > 0;
  }

  async findNamed(reader: Reader, projectId: Guid, repository: string): Promise<RepositoryRecord | null> {
    const [row] = await reader.query<Row[]>(FIND_NAMED, [projectId, repository]);
    return row === undefined ? null : recordOf(row);
  }

  /** By its name, held until the transaction ends. */
  async lockNamed(tx: Tx, projectId: Guid, repository: string): Promise<RepositoryRecord | null> {
    const [row] = await tx.query<Row[]>(`${FIND_NAMED} FOR UPDATE`, [projectId, repository]);
    return row === undefined ? null : recordOf(row);
  }

  async remove(tx: Tx, projectId: Guid, record: RepositoryRecord): Promise<void> {
    await tx.query("DELETE FROM source_repositories WHERE project_id = $1 AND id = $2", [
      projectId,
      record.id,
    ]);
    await keepBytes(tx, projectId, -bytesOf(record));
    raiseStamp(tx, projectId, "sources");
  }
}

/** What a scan reads of a repository anew. */
export type SaidOfRepository = Pick<RepositoryRecord, "private" | "defaultBranch" | "webUrl">;

type Row = Omit<RepositoryRecord, "createdAt"> & { readonly createdAt: Date };

function recordOf({ createdAt, ...row }: Row): RepositoryRecord {
  return { ...row, createdAt: createdAt.toISOString() };
}

/** Bytes of what is kept of it. */
function bytesOf({ repository, webUrl, defaultBranch, trackedRef }: RepositoryRecord): number {
  return Buffer.byteLength([repository, webUrl, defaultBranch, trackedRef].join(""));
}

const RECORDS = `
  SELECT id, repository, web_url AS "webUrl", private, default_branch AS "defaultBranch", tracked_ref AS "trackedRef",
         tracked_commit AS "trackedCommit", tracked_scan AS "trackedScan", latest_commit AS "latestCommit",
         latest_scan AS "latestScan", imported, last_failure AS "lastFailure", created_by AS "createdBy",
         created_at AS "createdAt"
    FROM source_repositories`;

const PAGE = `${RECORDS}
   WHERE project_id = $1 AND ($2::text IS NULL OR repository > $2) ORDER BY repository LIMIT $3`;

const FIND = `${RECORDS} WHERE project_id = $1 AND id = $2`;

const FIND_NAMED = `${RECORDS} WHERE project_id = $1 AND repository = $2`;

const NAMES_SCAN = `
  SELECT 1 FROM source_repositories WHERE project_id = $1 AND (tracked_scan = $2 OR latest_scan = $2) LIMIT 1`;

const REFRESH = `
  UPDATE source_repositories SET private = $3, default_branch = $4, web_url = $5 WHERE project_id = $1 AND id = $2`;

const NOTE = `
  UPDATE source_repositories
     SET tracked_commit = $3, tracked_scan = $4, latest_commit = $5, latest_scan = $6, last_failure = $7
   WHERE project_id = $1 AND id = $2`;

const FOLLOWED = prepared(`
  SELECT repository, tracked_commit AS "trackedCommit" FROM source_repositories
   WHERE project_id = $1 ORDER BY created_at, id`);

const ADD = `
  INSERT INTO source_repositories (project_id, id, repository, web_url, private, default_branch, tracked_ref,
                                   created_by, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

const CHANGE_REF = `
  UPDATE source_repositories SET tracked_ref = $3, tracked_commit = NULL, tracked_scan = NULL
   WHERE project_id = $1 AND id = $2`;
