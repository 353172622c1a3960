import type { Guid } from "@plumbline/model-core";
import { prepared } from "../../../platform/database/prepared.js";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import { LEASE_SECONDS } from "./limits.js";

/** A scan that has not ended, for whoever does it. */
export interface ScanJob {
  readonly scanId: Guid;
  readonly projectId: Guid;
  readonly workspaceId: Guid;
  readonly repository: string;
  /** Of the scan, within its project. */
  readonly number: string;
}

/** One that was taken: nobody else does it while the lease is kept. */
export interface LeasedJob extends ScanJob {
  readonly lease: Guid;
  /** How often it was begun, with this time. */
  readonly attempts: number;
}

/**
 * The scans that wait and run, for all processes together (docs/reference/scans.md#waiting-and-running). Each statement
 * is a transaction of its own unless it is given one; all time is that of the database.
 */
export class ScanQueue {
  async add(tx: Tx, { scanId, projectId, workspaceId, repository, number }: ScanJob): Promise<void> {
    await tx.query(ADD, [scanId, projectId, workspaceId, repository, number]);
  }

  /** Scans of a workspace that nobody began yet. */
  async waiting(reader: Reader, workspaceId: Guid): Promise<number> {
    const [row] = await reader.query<{ jobs: number }[]>(WAITING, [workspaceId]);
    return row?.jobs ?? 0;
  }

  /**
   * Takes the next scan: the oldest of its repository, of the workspace that runs fewest. One whose lease is over was lost
   * by the process that had it, and comes again.
   */
  async take(reader: Reader, lease: Guid): Promise<LeasedJob | null> {
    const [rows] = await reader.query<[LeasedJob[], number]>(TAKE, [lease, LEASE_SECONDS]);
    return rows[0] ?? null;
  }

  /** Keeps a lease from ending; false when it is somebody else's by now, or the scan has ended. */
  async keep(reader: Reader, { scanId, lease }: LeasedJob): Promise<boolean> {
    const [, kept] = await reader.query<[unknown, number]>(KEEP, [scanId, lease, LEASE_SECONDS]);
    return kept > 0;
  }

  /** Gives a scan back that was not done, as if it had not been taken. */
  async giveBack(reader: Reader, { scanId, lease }: LeasedJob): Promise<void> {
    await reader.query(GIVE_BACK, [scanId, lease]);
  }

  /** Takes a scan out that has ended. */
  async remove(reader: Reader, scanId: Guid): Promise<void> {
    await reader.query("DELETE FROM source_scan_jobs WHERE scan_id = $1", [scanId]);
  }

  /** The same for whoever has the lease; false when it was lost. */
  async finish(tx: Tx, { scanId, lease }: Pick<LeasedJob, "scanId" | "lease">): Promise<boolean> {
    const [, removed] = await tx.query<[unknown, number]>(FINISH, [scanId, lease]);
    return removed > 0;
  }

  /** Whether somebody has the lease still, who keeps it until the transaction ends. */
  async hold(tx: Tx, { scanId, lease }: Pick<LeasedJob, "scanId" | "lease">): Promise<boolean> {
    const rows = await tx.query<unknown[]>(HOLD, [scanId, lease]);
    return rows.length > 0;
  }

  async removeOfProject(tx: Tx, projectId: Guid): Promise<void> {
    await tx.query("DELETE FROM source_scan_jobs WHERE project_id = $1", [projectId]);
  }
}

const ADD = `
  INSERT INTO source_scan_jobs (scan_id, project_id, workspace_id, repository, number, created_at)
  VALUES ($1, $2, $3, $4, $5, now())`;

const WAITING = `
  SELECT count(*)::int AS jobs FROM source_scan_jobs WHERE workspace_id = $1 AND attempts = 0`;

const TAKE = prepared(`
  UPDATE source_scan_jobs SET lease = $1, lease_until = now() + make_interval(secs => $2), attempts = attempts + 1
   WHERE scan_id = (
    SELECT job.scan_id FROM source_scan_jobs job
     WHERE (job.lease_until IS NULL OR job.lease_until < now())
       AND NOT EXISTS (SELECT 1 FROM source_scan_jobs earlier
                        WHERE earlier.project_id = job.project_id AND earlier.repository = job.repository
                          AND earlier.number < job.number)
     ORDER BY (SELECT count(*) FROM source_scan_jobs running
                WHERE running.workspace_id = job.workspace_id AND running.lease_until >= now()),
              job.created_at, job.scan_id
     LIMIT 1 FOR UPDATE OF job SKIP LOCKED)
  RETURNING scan_id AS "scanId", project_id AS "projectId", workspace_id AS "workspaceId", repository, number, lease,
            attempts`);

const KEEP = prepared(`
  UPDATE source_scan_jobs SET lease_until = now() + make_interval(secs => $3) WHERE scan_id = $1 AND lease = $2`);

const GIVE_BACK = `
  UPDATE source_scan_jobs SET lease = NULL, lease_until = NULL, attempts = attempts - 1
   WHERE scan_id = $1 AND lease = $2`;

const FINISH = "DELETE FROM source_scan_jobs WHERE scan_id = $1 AND lease = $2";

const HOLD = "SELECT 1 FROM source_scan_jobs WHERE scan_id = $1 AND lease = $2 FOR UPDATE";
