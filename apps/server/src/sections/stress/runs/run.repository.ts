import type { Guid } from "@plumbline/model-core";
import type { StressRunSummary } from "@plumbline/stress-engine";
import { raiseStamp } from "../../../platform/database/stamps.js";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import { keepBytes } from "../../../platform/storage/stored-bytes.js";
import type { ProfilePlace } from "../profiles/profile.repository.js";

/** A stress run within its project. */
export interface RunPlace {
  readonly projectId: Guid;
  readonly id: Guid;
}

/** What lists show of a run. */
export interface RunSummaryRow extends StressRunSummary {
  readonly id: Guid;
  readonly startedAt: Date;
  readonly startedBy: string;
  readonly branchId: Guid | null;
}

/** A run that came to its end. */
export interface FinishedRun {
  readonly place: RunPlace;
  readonly profileId: Guid;
  readonly profileVersion: number;
  readonly branchId: Guid | null;
  readonly startedAt: string;
  readonly startedBy: string;
  readonly summary: StressRunSummary;
  /** The whole answer as JSON text. */
  readonly answer: string;
}

/** The rows of stress runs; a run is never changed. It keeps nothing, so a worker thread makes its own. */
export class RunRepository {
  /** The newest first. */
  list(reader: Reader, { projectId, id }: ProfilePlace): Promise<readonly RunSummaryRow[]> {
    return reader.query<RunSummaryRow[]>(`${SUMMARIES} AND profile_id = $2 ORDER BY started_at DESC, id`, [
      projectId,
      id,
    ]);
  }

  async findSummary(reader: Reader, { projectId, id }: RunPlace): Promise<RunSummaryRow | null> {
    const rows = await reader.query<RunSummaryRow[]>(`${SUMMARIES} AND id = $2`, [projectId, id]);
    return rows[0] ?? null;
  }

  /** The answer as it was given. */
  async findAnswer(reader: Reader, { projectId, id }: RunPlace): Promise<string | null> {
    const rows = await reader.query<{ answer: string }[]>(
      "SELECT answer FROM stress_runs WHERE project_id = $1 AND id = $2",
      [projectId, id],
    );
    return rows[0]?.answer ?? null;
  }

  async count(reader: Reader, { projectId, id }: ProfilePlace): Promise<number> {
    const [row] = await reader.query<{ count: number }[]>(
      "SELECT count(*)::int AS count FROM stress_runs WHERE project_id = $1 AND profile_id = $2",
      [projectId, id],
    );
    return row?.count ?? 0;
  }

  async add(tx: Tx, run: FinishedRun): Promise<void> {
    const { place, profileId, profileVersion, branchId, startedAt, startedBy, summary, answer } = run;
    await tx.query(ADD, [
      ...[place.projectId, place.id, profileId, profileVersion, branchId, startedAt, startedBy],
      ...[summary.modelVersion, summary.verdict, summary.p50Us, summary.p95Us, summary.p99Us],
      ...[summary.successRatePpm, summary.throughputPerSecond, summary.criticalResourceId],
      ...[summary.resultHash, answer],
    ]);
    await keepBytes(tx, place.projectId, Buffer.byteLength(answer));
    raiseStamp(tx, place.projectId, "stress");
  }

  /** False when there is none. */
  async remove(tx: Tx, { projectId, id }: RunPlace): Promise<boolean> {
    const [rows] = await tx.query<[{ bytes: number }[], number]>(REMOVE, [projectId, id]);
    const [removed] = rows;
    if (removed !== undefined) {
      await keepBytes(tx, projectId, -removed.bytes);
      raiseStamp(tx, projectId, "stress");
    }
    return removed !== undefined;
  }
}

const SUMMARIES = `
  SELECT id, started_at AS "startedAt", started_by AS "startedBy", model_version AS "modelVersion",
         branch_id AS "branchId", verdict, p50_us AS "p50Us", p95_us AS "p95Us", p99_us AS "p99Us",
         success_rate_ppm AS "successRatePpm", throughput_per_second AS "throughputPerSecond",
         critical_resource_id AS "criticalResourceId", result_hash AS "resultHash"
    FROM stress_runs WHERE project_id = $1`;

const ADD = `
  INSERT INTO stress_runs (project_id, id, profile_id, profile_version, branch_id, started_at, started_by, model_version,
                           verdict, p50_us, p95_us, p99_us, success_rate_ppm, throughput_per_second,
                           critical_resource_id, result_hash, answer)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`;

const REMOVE = `
  DELETE FROM stress_runs WHERE project_id = $1 AND id = $2 RETURNING octet_length(answer) AS bytes`;
