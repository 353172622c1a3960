import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/** Answers to findings, which are appended and never changed, and kept reviews. */
export class Review1795651200000 implements ServiceMigration {
  readonly name = "Review1795651200000";
  /** The version before knows nothing of the tables; what it deletes takes their rows along. */
  readonly olderMayServe = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(REVIEW);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE review_snapshots, finding_answers, review_numbers");
  }
}

const REVIEW = `
CREATE TABLE review_numbers (
  project_id    uuid PRIMARY KEY REFERENCES projects (id) ON DELETE CASCADE,
  last_answer   integer NOT NULL,
  last_snapshot integer NOT NULL
);
CREATE TABLE finding_answers (
  project_id   uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  number       integer NOT NULL,
  rule_id      text NOT NULL,
  subject_id   uuid NOT NULL,
  status       text NOT NULL,
  reason       text,
  decision_id  uuid,
  actor        text NOT NULL,
  at           timestamptz NOT NULL,
  rule_version integer NOT NULL,
  fingerprint  text NOT NULL,
  PRIMARY KEY (project_id, number)
);
CREATE INDEX finding_answers_newest ON finding_answers (project_id, rule_id, subject_id, number DESC);
CREATE TABLE review_snapshots (
  project_id        uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  id                uuid NOT NULL,
  number            integer NOT NULL,
  model_revision_id uuid,
  summary           json NOT NULL,
  findings          text NOT NULL,
  PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX review_snapshots_in_order ON review_snapshots (project_id, number);
CREATE INDEX review_snapshots_of_model_revisions
  ON review_snapshots (project_id, model_revision_id) WHERE model_revision_id IS NOT NULL;
`;
