import type { Guid } from "@plumbline/model-core";
import type { StressProfile, Verdict } from "@plumbline/stress-engine";
import { raiseStamp } from "../../../platform/database/stamps.js";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import { NAME_ORDER } from "../../../platform/pagination/name-order.js";
import { keepBytes } from "../../../platform/storage/stored-bytes.js";

/** A stress profile within its project. */
export interface ProfilePlace {
  readonly projectId: Guid;
  readonly id: Guid;
}

/** A stored profile. */
export interface ProfileRow {
  readonly id: Guid;
  /** Rises by one with each change, from 1. */
  readonly version: number;
  readonly name: string;
  /** The profile as JSON text. */
  readonly document: string;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly updatedAt: Date;
  readonly updatedBy: string;
}

export interface ProfileSummaryRow {
  readonly id: Guid;
  readonly name: string;
  readonly scenarioId: Guid;
  readonly ratePerSecond: number;
  readonly durationSeconds: number;
  readonly updatedAt: Date;
  readonly lastRunId: Guid | null;
  readonly lastRunVerdict: Verdict | null;
}

/** A profile to be stored, and its text. */
export interface StorableProfile {
  readonly profile: StressProfile;
  readonly document: string;
}

/** Who wrote a version, and when. */
export interface ProfileWrite {
  readonly actor: string;
  readonly at: Date;
}

/** The rows of stress profiles. It keeps nothing, so a worker thread makes its own. */
export class ProfileRepository {
  /** In name order. */
  list(reader: Reader, projectId: Guid): Promise<readonly ProfileSummaryRow[]> {
    return reader.query<ProfileSummaryRow[]>(SUMMARIES, [projectId]);
  }

  async find(reader: Reader, { projectId, id }: ProfilePlace): Promise<ProfileRow | null> {
    const rows = await reader.query<ProfileRow[]>(PROFILE, [projectId, id]);
    return rows[0] ?? null;
  }

  /** The same, its row locked until the transaction ends. */
  async findToChange(tx: Tx, { projectId, id }: ProfilePlace): Promise<ProfileRow | null> {
    const rows = await tx.query<ProfileRow[]>(`${PROFILE} FOR UPDATE`, [projectId, id]);
    return rows[0] ?? null;
  }

  async count(reader: Reader, projectId: Guid): Promise<number> {
    const [row] = await reader.query<{ count: number }[]>(
      "SELECT count(*)::int AS count FROM stress_profiles WHERE project_id = $1",
      [projectId],
    );
    return row?.count ?? 0;
  }

  async add(tx: Tx, place: ProfilePlace, storable: StorableProfile, write: ProfileWrite): Promise<void> {
    await tx.query(ADD, [...columnsOf(place, storable), write.actor, write.at]);
    raiseStamp(tx, place.projectId, "stress");
  }

  async replace(tx: Tx, place: ProfilePlace, storable: StorableProfile, write: ProfileWrite): Promise<void> {
    await tx.query(REPLACE, [...columnsOf(place, storable), write.actor, write.at]);
    raiseStamp(tx, place.projectId, "stress");
  }

  /** Its runs go with it. */
  async remove(tx: Tx, { projectId, id }: ProfilePlace): Promise<void> {
    const [runs] = await tx.query<{ bytes: number }[]>(BYTES_OF_RUNS, [projectId, id]);
    await tx.query("DELETE FROM stress_profiles WHERE project_id = $1 AND id = $2", [projectId, id]);
    await keepBytes(tx, projectId, -(runs?.bytes ?? 0));
    raiseStamp(tx, projectId, "stress");
  }
}

function columnsOf({ projectId, id }: ProfilePlace, storable: StorableProfile): readonly unknown[] {
  const { name, scenarioId, arrivals } = storable.profile;
  const { ratePerSecond, durationSeconds } = arrivals;
  return [projectId, id, name, scenarioId, ratePerSecond, durationSeconds, storable.document];
}

const PROFILE = `
  SELECT id, version, name, document, created_at AS "createdAt", created_by AS "createdBy",
         updated_at AS "updatedAt", updated_by AS "updatedBy"
    FROM stress_profiles WHERE project_id = $1 AND id = $2`;

const SUMMARIES = `
  SELECT id, name, scenario_id AS "scenarioId", rate_per_second AS "ratePerSecond",
         duration_seconds AS "durationSeconds", updated_at AS "updatedAt",
         last_run.run_id AS "lastRunId", last_run.verdict AS "lastRunVerdict"
    FROM stress_profiles
    LEFT JOIN LATERAL (
      SELECT r.id AS run_id, r.verdict FROM stress_runs r
       WHERE r.project_id = $1 AND r.profile_id = stress_profiles.id
       ORDER BY r.started_at DESC, r.id LIMIT 1
    ) last_run ON true
   WHERE project_id = $1
   ORDER BY ${NAME_ORDER}`;

const ADD = `
  INSERT INTO stress_profiles (project_id, id, version, name, scenario_id, rate_per_second, duration_seconds,
                               document, created_by, created_at, updated_by, updated_at)
  VALUES ($1, $2, 1, $3, $4, $5, $6, $7, $8, $9, $8, $9)`;

const REPLACE = `
  UPDATE stress_profiles
     SET version = version + 1, name = $3, scenario_id = $4, rate_per_second = $5, duration_seconds = $6,
         document = $7, updated_by = $8, updated_at = $9
   WHERE project_id = $1 AND id = $2`;

const BYTES_OF_RUNS = `
  SELECT COALESCE(sum(octet_length(answer)), 0)::float8 AS bytes FROM stress_runs
   WHERE project_id = $1 AND profile_id = $2`;
