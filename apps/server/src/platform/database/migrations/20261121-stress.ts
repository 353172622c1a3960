import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/** Stress profiles and their runs. A run's answer is kept as the text that was given, and is never changed. */
export class Stress1795226400000 implements ServiceMigration {
  readonly name = "Stress1795226400000";
  readonly olderMayServe = true;

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [PROFILES, RUNS]) {
      await runner.query(sql);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE stress_runs, stress_profiles");
  }
}

const PROFILES = `
CREATE TABLE stress_profiles (
  project_id       uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  id               uuid NOT NULL,
  version          integer NOT NULL,
  name             text NOT NULL,
  scenario_id      uuid NOT NULL,
  rate_per_second  double precision NOT NULL,
  duration_seconds integer NOT NULL,
  document         text NOT NULL,
  created_by       text NOT NULL,
  created_at       timestamptz NOT NULL,
  updated_by       text NOT NULL,
  updated_at       timestamptz NOT NULL,
  PRIMARY KEY (project_id, id)
);
`;

const RUNS = `
CREATE TABLE stress_runs (
  project_id            uuid NOT NULL,
  id                    uuid NOT NULL,
  profile_id            uuid NOT NULL,
  profile_version       integer NOT NULL,
  branch_id             uuid,
  started_at            timestamptz NOT NULL,
  started_by            text NOT NULL,
  model_version         integer NOT NULL,
  verdict               text NOT NULL,
  p50_us                double precision,
  p95_us                double precision,
  p99_us                double precision,
  success_rate_ppm      integer,
  throughput_per_second double precision NOT NULL,
  critical_resource_id  uuid,
  result_hash           text NOT NULL,
  answer                text NOT NULL,
  PRIMARY KEY (project_id, id),
  FOREIGN KEY (project_id, profile_id) REFERENCES stress_profiles (project_id, id) ON DELETE CASCADE
);
CREATE INDEX stress_runs_newest_first ON stress_runs (project_id, profile_id, started_at DESC, id);
`;
