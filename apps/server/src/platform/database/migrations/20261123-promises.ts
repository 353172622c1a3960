import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/**
 * Promises: their revisions are temporal rows, as facts are, so that any version of a promise can be read; their runs
 * are appended and never changed. A promise that was deleted keeps its rows, and so its number.
 */
export class Promises1795392000000 implements ServiceMigration {
  readonly name = "Promises1795392000000";
  /** The version before knows nothing of the tables; what it deletes takes their rows along. */
  readonly olderMayServe = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PROMISES);
    await runner.query(RUNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE promise_runs, promise_revisions, promises, promise_numbers");
  }
}

const PROMISES = `
CREATE TABLE promise_numbers (
  project_id  uuid PRIMARY KEY REFERENCES projects (id) ON DELETE CASCADE,
  prefix      text NOT NULL,
  next_number integer NOT NULL
);
CREATE TABLE promises (
  project_id      uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  id              uuid NOT NULL,
  number          integer NOT NULL,
  requirement_id  text NOT NULL,
  origin          text NOT NULL,
  version         integer NOT NULL,
  last_revision   integer NOT NULL,
  last_obligation integer NOT NULL,
  last_run        integer NOT NULL,
  updated_at      timestamptz NOT NULL,
  deleted_at      timestamptz,
  PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX promises_in_order ON promises (project_id, number);
CREATE TABLE promise_revisions (
  project_id uuid NOT NULL,
  promise_id uuid NOT NULL,
  revision   integer NOT NULL,
  valid_from integer NOT NULL,
  valid_to   integer,
  body       json NOT NULL,
  PRIMARY KEY (project_id, promise_id, revision, valid_from),
  FOREIGN KEY (project_id, promise_id) REFERENCES promises (project_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX promise_revisions_present
  ON promise_revisions (project_id, promise_id, revision DESC) WHERE valid_to IS NULL;
`;

const RUNS = `
CREATE TABLE promise_runs (
  project_id        uuid NOT NULL,
  promise_id        uuid NOT NULL,
  number            integer NOT NULL,
  revision          integer NOT NULL,
  obligation        text NOT NULL,
  recipe_hash       text NOT NULL,
  draft             boolean NOT NULL,
  claimed           boolean NOT NULL,
  stream_id         uuid,
  model_revision_id uuid,
  record            json NOT NULL,
  PRIMARY KEY (project_id, promise_id, number),
  FOREIGN KEY (project_id, promise_id) REFERENCES promises (project_id, id) ON DELETE CASCADE
);
CREATE INDEX promise_runs_of_obligations ON promise_runs (project_id, promise_id, revision, obligation, number DESC);
CREATE INDEX promise_runs_of_model_revisions
  ON promise_runs (project_id, model_revision_id) WHERE model_revision_id IS NOT NULL;
`;
