import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/** Scans of repositories, those that wait or run, what they found, and what is kept of files that were read. */
export class SourceScans1795856400000 implements ServiceMigration {
  readonly name = "SourceScans1795856400000";
  /** The version before knows nothing of the tables; a job whose project it deleted finds no scan, and goes. */
  readonly olderMayServe = true;

  async up(runner: QueryRunner): Promise<void> {
    for (const table of [SCANS, JOBS, SNAPSHOTS, FACTS, FINDINGS, COVERAGE, FILES, EXTRACTIONS]) {
      await runner.query(table);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    const found = "source_files, source_coverage, source_pattern_findings, source_facts";
    await runner.query(
      `DROP TABLE source_extractions, ${found}, source_snapshots, source_scan_jobs, source_scans`,
    );
  }
}

const SCANS = `
CREATE TABLE source_scans (
  project_id        uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  id                uuid NOT NULL,
  number            bigint NOT NULL,
  repository_id     uuid NOT NULL,
  repository        text COLLATE "C" NOT NULL,
  kind              text NOT NULL,
  ref               text,
  pull_request      integer,
  tracked_ref       text NOT NULL,
  tracked_commit    text,
  commit            text,
  base_commit       text,
  state             text NOT NULL,
  complete          boolean NOT NULL DEFAULT false,
  incomplete        json NOT NULL DEFAULT '[]',
  counts            json NOT NULL,
  limits            json NOT NULL,
  extractor_version text NOT NULL,
  private           boolean,
  has_snapshot      boolean NOT NULL DEFAULT false,
  snapshot_hash     text,
  failure           json,
  requested_by      text NOT NULL,
  created_at        timestamptz NOT NULL,
  started_at        timestamptz,
  finished_at       timestamptz,
  PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX source_scans_in_order ON source_scans (project_id, number);
CREATE INDEX source_scans_of_days ON source_scans (project_id, created_at);
`;

/** One for each scan that has not ended. Whoever has the lease does it; one that is over may be taken by anybody. */
const JOBS = `
CREATE TABLE source_scan_jobs (
  scan_id      uuid PRIMARY KEY,
  project_id   uuid NOT NULL,
  workspace_id uuid NOT NULL,
  repository   text COLLATE "C" NOT NULL,
  number       bigint NOT NULL,
  created_at   timestamptz NOT NULL,
  attempts     integer NOT NULL DEFAULT 0,
  lease        uuid,
  lease_until  timestamptz
);
CREATE UNIQUE INDEX source_scan_jobs_in_order ON source_scan_jobs (project_id, repository, number);
CREATE INDEX source_scan_jobs_of_workspaces ON source_scan_jobs (workspace_id);
`;

const SNAPSHOTS = `
CREATE TABLE source_snapshots (
  project_id uuid NOT NULL,
  scan_id    uuid NOT NULL,
  hash       text NOT NULL,
  snapshot   bytea NOT NULL,
  base       bytea,
  services   json NOT NULL,
  bytes      bigint NOT NULL,
  PRIMARY KEY (project_id, scan_id),
  FOREIGN KEY (project_id, scan_id) REFERENCES source_scans (project_id, id) ON DELETE CASCADE
);
ALTER TABLE source_snapshots ALTER COLUMN snapshot SET STORAGE EXTERNAL;
ALTER TABLE source_snapshots ALTER COLUMN base SET STORAGE EXTERNAL;
`;

/** Rows of a snapshot are in the order that it has them. */
const OF_SNAPSHOT = `
  project_id uuid NOT NULL,
  scan_id    uuid NOT NULL,
  position   integer NOT NULL,
  PRIMARY KEY (project_id, scan_id, position),
  FOREIGN KEY (project_id, scan_id) REFERENCES source_snapshots (project_id, scan_id) ON DELETE CASCADE
`;

const FACTS = `
CREATE TABLE source_facts (
  fact_key    text COLLATE "C" NOT NULL,
  kind        text NOT NULL,
  service_key text COLLATE "C",
  fact        json NOT NULL,
${OF_SNAPSHOT});`;

const FINDINGS = `
CREATE TABLE source_pattern_findings (
  finding json NOT NULL,
${OF_SNAPSHOT});`;

const COVERAGE = `
CREATE TABLE source_coverage (
  coverage json NOT NULL,
${OF_SNAPSHOT});`;

const FILES = `
CREATE TABLE source_files (
  path     text COLLATE "C" NOT NULL,
  blob_sha text NOT NULL,
  class    text,
  status   text NOT NULL,
  reason   text,
${OF_SNAPSHOT});`;

/** What files say, by all that this hangs on: whoever reads one again finds it here. */
const EXTRACTIONS = `
CREATE TABLE source_extractions (
  workspace_id      uuid NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
  blob_sha          text NOT NULL,
  class             text NOT NULL,
  extension         text NOT NULL,
  extractor_version text NOT NULL,
  extraction        text NOT NULL,
  used_at           timestamptz NOT NULL,
  PRIMARY KEY (workspace_id, blob_sha, class, extension, extractor_version)
);
CREATE INDEX source_extractions_by_use ON source_extractions (workspace_id, used_at);
`;
