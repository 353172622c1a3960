import type { Guid } from "@plumbline/model-core";
import type { FindingCounts } from "@plumbline/review-rules";
import { raiseStamp } from "../../../platform/database/stamps.js";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import { keepBytes } from "../../../platform/storage/stored-bytes.js";

/** What a list says of a kept review. */
export interface SnapshotSummary {
  readonly id: Guid;
  readonly note: string | null;
  readonly ruleSetVersion: string;
  readonly hash: string;
  readonly inputsFingerprint: string;
  readonly modelVersion: number;
  readonly revisionId: Guid | null;
  readonly branchId: Guid | null;
  readonly counts: FindingCounts;
  readonly createdBy: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
}

export interface SnapshotRow {
  readonly number: number;
  readonly summary: SnapshotSummary;
}

export interface WholeSnapshot {
  readonly summary: SnapshotSummary;
  /** The JSON of its findings with their answers. */
  readonly findings: string;
}

export interface SnapshotPlace {
  readonly projectId: Guid;
  readonly id: Guid;
}

/** Kept reviews. Nothing of them is ever changed. */
export class SnapshotRepository {
  page(
    reader: Reader,
    projectId: Guid,
    { before, rows }: { readonly before: number | null; readonly rows: number },
  ): Promise<readonly SnapshotRow[]> {
    return reader.query(PAGE, [projectId, before, rows]);
  }

  async find(reader: Reader, { projectId, id }: SnapshotPlace): Promise<WholeSnapshot | null> {
    const [found] = await reader.query<WholeSnapshot[]>(FIND, [projectId, id]);
    return found ?? null;
  }

  async count(reader: Reader, projectId: Guid): Promise<number> {
    const [row] = await reader.query<{ count: number }[]>(
      "SELECT count(*)::int AS count FROM review_snapshots WHERE project_id = $1",
      [projectId],
    );
    return row?.count ?? 0;
  }

  /** Adds one to a project whose answers the transaction holds. */
  async add(tx: Tx, projectId: Guid, { summary, findings }: WholeSnapshot): Promise<void> {
    const text = JSON.stringify(summary);
    await tx.query(ADD, [projectId, summary.id, summary.revisionId, text, findings]);
    await keepBytes(tx, projectId, Buffer.byteLength(text) + Buffer.byteLength(findings));
    raiseStamp(tx, projectId, "review");
  }

  /** False when there is none. */
  async remove(tx: Tx, { projectId, id }: SnapshotPlace): Promise<boolean> {
    const [removed] = await tx.query<[{ bytes: number }[], number]>(REMOVE, [projectId, id]);
    const [row] = removed;
    if (row === undefined) {
      return false;
    }
    await keepBytes(tx, projectId, -row.bytes);
    raiseStamp(tx, projectId, "review");
    return true;
  }

  async nameRevision(reader: Reader, projectId: Guid, modelRevisionId: Guid): Promise<boolean> {
    const rows = await reader.query<unknown[]>(
      "SELECT 1 FROM review_snapshots WHERE project_id = $1 AND model_revision_id = $2 LIMIT 1",
      [projectId, modelRevisionId],
    );
    return rows.length > 0;
  }
}

const PAGE = `
  SELECT number, summary FROM review_snapshots
   WHERE project_id = $1 AND ($2::int IS NULL OR number < $2) ORDER BY number DESC LIMIT $3`;

const FIND = "SELECT summary, findings FROM review_snapshots WHERE project_id = $1 AND id = $2";

const ADD = `
  WITH counted AS (
    UPDATE review_numbers SET last_snapshot = last_snapshot + 1 WHERE project_id = $1 RETURNING last_snapshot)
  INSERT INTO review_snapshots (project_id, number, id, model_revision_id, summary, findings)
  SELECT $1, last_snapshot, $2, $3, $4, $5 FROM counted`;

const REMOVE = `
  DELETE FROM review_snapshots WHERE project_id = $1 AND id = $2
  RETURNING (octet_length(summary::text) + octet_length(findings))::float8 AS bytes`;
