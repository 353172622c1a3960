import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/**
 * What can be searched, one narrow row each, and how much of each project stands in them. They follow what they are made
 * from: who searches brings them up to date first, and no write does anything for them.
 */
export class Search1795842000000 implements ServiceMigration {
  readonly name = "Search1795842000000";
  /** The version before knows nothing of the tables; what it deletes takes their rows along. */
  readonly olderMayServe = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MARKS);
    await runner.query(ENTRIES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE search_entries, search_marks");
  }
}

/** The version of main and the counts of the stamp that the entries of a project show. */
const MARKS = `
CREATE TABLE search_marks (
  project_id uuid PRIMARY KEY REFERENCES projects (id) ON DELETE CASCADE,
  model      integer NOT NULL,
  schemas    bigint NOT NULL,
  scenarios  bigint NOT NULL,
  promises   bigint NOT NULL,
  decisions  bigint NOT NULL,
  questions  bigint NOT NULL
);
`;

/** `haystack` is name and text with A to Z as a to z: what words are looked for in. */
const ENTRIES = `
CREATE TABLE search_entries (
  project_id uuid NOT NULL,
  kind       text NOT NULL,
  id         uuid NOT NULL,
  name       text NOT NULL,
  body       text NOT NULL,
  haystack   text NOT NULL,
  PRIMARY KEY (project_id, kind, id),
  FOREIGN KEY (project_id) REFERENCES projects (id) ON DELETE CASCADE
);
`;
