import type { Guid } from "@plumbline/model-core";
import { prepared } from "../../../platform/database/prepared.js";
import { raiseStamp } from "../../../platform/database/stamps.js";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import type { ScanKind, ScanPlace, ScanRecord, ScanState } from "./scan-record.js";

/** A scan with what only the service knows of it. */
export interface ScanRow extends ScanRecord {
  /** Higher than that of every scan of the project before it. */
  readonly number: string;
  /** The ref that is followed, as it was when the scan was asked for, or began. */
  readonly trackedRef: string;
  /** What a comparison compares with: the tracked commit when it was asked for. */
  readonly trackedCommit: string | null;
}

/** Which scans a page shows, the newest first. */
export interface ScanPage {
  readonly projectId: Guid;
  readonly repositoryId: Guid | null;
  readonly kind: ScanKind | null;
  readonly state: ScanState | null;
  /** Scans before this one alone, by number. */
  readonly before: number | null;
  readonly rows: number;
}

/** What a commit says, under the settings of a scan. */
export interface CommitWanted extends Pick<ScanRow, "repository" | "limits" | "extractorVersion"> {
  readonly projectId: Guid;
  readonly commit: string;
}

/** The rows of scans. It keeps nothing, so a worker thread makes its own. */
export class ScanRepository {
  async page(reader: Reader, page: ScanPage): Promise<readonly ScanRow[]> {
    const { projectId, repositoryId, kind, state, before, rows } = page;
    const found = await reader.query<Stored[]>(PAGE, [projectId, repositoryId, kind, state, before, rows]);
    return found.map(rowOf);
  }

  async find(reader: Reader, { projectId, id }: ScanPlace): Promise<ScanRow | null> {
    const [row] = await reader.query<Stored[]>(FIND, [projectId, id]);
    return row === undefined ? null : rowOf(row);
  }

  /** The same, held until the transaction ends. What hangs on the row may come meanwhile. */
  async lock(tx: Tx, { projectId, id }: ScanPlace): Promise<ScanRow | null> {
    const [row] = await tx.query<Stored[]>(`${FIND} FOR NO KEY UPDATE`, [projectId, id]);
    return row === undefined ? null : rowOf(row);
  }

  async add(tx: Tx, projectId: Guid, scan: ScanRow): Promise<void> {
    await tx.query(ADD, [
      ...[projectId, scan.id, scan.number, scan.repositoryId, scan.repository, scan.kind, scan.ref],
      ...[scan.pullRequest, scan.trackedRef, scan.trackedCommit, scan.state],
      ...[JSON.stringify(scan.counts), JSON.stringify(scan.limits), scan.extractorVersion],
      ...[scan.requestedBy, scan.createdAt],
    ]);
    raiseStamp(tx, projectId, "sources");
  }

  /** Writes what moves in the life of a scan over the row that the transaction locked. */
  async change(tx: Tx, projectId: Guid, scan: ScanRow): Promise<void> {
    await tx.query(CHANGE, [
      ...[projectId, scan.id, scan.trackedRef, scan.commit, scan.baseCommit, scan.state, scan.complete],
      ...[JSON.stringify(scan.incomplete), JSON.stringify(scan.counts), scan.private],
      ...[scan.hasSnapshot, scan.snapshotHash],
      ...[scan.failure === null ? null : JSON.stringify(scan.failure), scan.startedAt, scan.finishedAt],
    ]);
    raiseStamp(tx, projectId, "sources");
  }

  /** How far a scan is that runs. */
  async countOn(reader: Reader, { projectId, id }: ScanPlace, counts: ScanRecord["counts"]): Promise<void> {
    await reader.query(COUNT_ON, [projectId, id, JSON.stringify(counts)]);
  }

  /** Scans of a workspace that count for the day that began then. */
  async countSince(reader: Reader, workspaceId: Guid, since: Date): Promise<number> {
    const [row] = await reader.query<{ scans: number }[]>(COUNT, [workspaceId, since]);
    return row?.scans ?? 0;
  }

  /** The newest scan that has what a commit says under these settings; null where none has. */
  async findOfCommit(reader: Reader, wanted: CommitWanted): Promise<Guid | null> {
    const { projectId, repository, commit, limits, extractorVersion } = wanted;
    const settings = JSON.stringify(limits);
    const [row] = await reader.query<{ id: Guid }[]>(OF_COMMIT, [
      projectId,
      repository,
      commit,
      settings,
      extractorVersion,
    ]);
    return row?.id ?? null;
  }

  /** Scans of a repository that have not ended, the oldest first. */
  async open(reader: Reader, projectId: Guid, repository: string): Promise<readonly ScanRow[]> {
    return (await reader.query<Stored[]>(OPEN, [projectId, repository])).map(rowOf);
  }

  /** Those of a repository that have a snapshot, the newest first. */
  async withSnapshots(reader: Reader, projectId: Guid, repository: string): Promise<readonly ScanRow[]> {
    return (await reader.query<Stored[]>(WITH_SNAPSHOTS, [projectId, repository])).map(rowOf);
  }
}

type Times = "createdAt" | "startedAt" | "finishedAt";
type Stored = Omit<ScanRow, Times> & {
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
};

function rowOf({ createdAt, startedAt, finishedAt, ...row }: Stored): ScanRow {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

const SCANS = `
  SELECT id, number, repository_id AS "repositoryId", repository, kind, ref, pull_request AS "pullRequest",
         tracked_ref AS "trackedRef", tracked_commit AS "trackedCommit", commit, base_commit AS "baseCommit", state,
         complete, incomplete, counts, limits, extractor_version AS "extractorVersion", private,
         has_snapshot AS "hasSnapshot", snapshot_hash AS "snapshotHash", failure, requested_by AS "requestedBy",
         created_at AS "createdAt", started_at AS "startedAt", finished_at AS "finishedAt"
    FROM source_scans`;

const FIND = prepared(`${SCANS} WHERE project_id = $1 AND id = $2`);

const PAGE = `${SCANS}
   WHERE project_id = $1 AND ($2::uuid IS NULL OR repository_id = $2 OR repository = (
           SELECT r.repository FROM source_repositories r WHERE r.project_id = $1 AND r.id = $2)) AND ($3::text IS NULL OR kind = $3)
     AND ($4::text IS NULL OR state = $4) AND ($5::bigint IS NULL OR number < $5)
   ORDER BY number DESC LIMIT $6`;

const OPEN = `${SCANS}
   WHERE project_id = $1 AND repository = $2 AND state IN ('queued', 'running') ORDER BY number`;

const OF_COMMIT = `
  SELECT id FROM source_scans
   WHERE project_id = $1 AND repository = $2 AND commit = $3 AND has_snapshot AND limits::jsonb = $4::jsonb
     AND extractor_version = $5
   ORDER BY number DESC LIMIT 1`;

const WITH_SNAPSHOTS = `${SCANS}
   WHERE project_id = $1 AND repository = $2 AND has_snapshot ORDER BY number DESC`;

const ADD = `
  INSERT INTO source_scans (project_id, id, number, repository_id, repository, kind, ref, pull_request, tracked_ref,
                            tracked_commit, state, counts, limits, extractor_version, requested_by, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`;

const CHANGE = `
  UPDATE source_scans
     SET tracked_ref = $3, commit = $4, base_commit = $5, state = $6, complete = $7, incomplete = $8, counts = $9,
         private = $10, has_snapshot = $11, snapshot_hash = $12, failure = $13, started_at = $14, finished_at = $15
   WHERE project_id = $1 AND id = $2`;

const COUNT_ON =
  "UPDATE source_scans SET counts = $3 WHERE project_id = $1 AND id = $2 AND state = 'running'";

/** One that was called off before it began counts for no day. */
const COUNT = `
  SELECT count(*)::int AS scans FROM source_scans s JOIN projects p ON p.id = s.project_id
   WHERE p.workspace_id = $1 AND s.created_at >= $2 AND NOT (s.state = 'cancelled' AND s.started_at IS NULL)`;
