import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/** Source imports with their items, and links of elements and facts to source, each with the versions of main it is of. */
export class SourceImports1795935600000 implements ServiceMigration {
  readonly name = "SourceImports1795935600000";
  /** The version before knows nothing of the tables; what it deletes takes their rows along. */
  readonly olderMayServe = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(IMPORTS);
    await runner.query(LINKS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "DROP TABLE source_evidence_links, source_service_links, source_import_items, source_imports",
    );
  }
}

const IMPORTS = `
CREATE TABLE source_imports (
  project_id    uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  id            uuid NOT NULL,
  number        integer NOT NULL,
  repository_id uuid NOT NULL,
  repository    text COLLATE "C" NOT NULL,
  scan_id       uuid NOT NULL,
  commit        text NOT NULL,
  model_version bigint NOT NULL,
  state         text NOT NULL,
  system_id     uuid,
  created_by    text NOT NULL,
  created_at    timestamptz NOT NULL,
  decided_at    timestamptz,
  PRIMARY KEY (project_id, id)
);
CREATE UNIQUE INDEX source_imports_in_order ON source_imports (project_id, number);
CREATE INDEX source_imports_of_repositories ON source_imports (project_id, repository);
CREATE INDEX source_imports_of_scans ON source_imports (project_id, scan_id);
CREATE TABLE source_import_items (
  project_id uuid NOT NULL,
  import_id  uuid NOT NULL,
  id         uuid NOT NULL,
  number     integer NOT NULL,
  body       json NOT NULL,
  state      text NOT NULL,
  never      boolean NOT NULL DEFAULT false,
  decided_by text,
  decided_at timestamptz,
  PRIMARY KEY (project_id, import_id, id),
  FOREIGN KEY (project_id, import_id) REFERENCES source_imports (project_id, id) ON DELETE CASCADE
);
`;

const LINKS = `
CREATE TABLE source_service_links (
  project_id    uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  id            uuid NOT NULL,
  since_version bigint NOT NULL,
  until_version bigint,
  ended         text,
  repository    text COLLATE "C" NOT NULL,
  service_key   text COLLATE "C" NOT NULL,
  element_id    uuid NOT NULL,
  created_by    text NOT NULL,
  created_at    timestamptz NOT NULL,
  PRIMARY KEY (project_id, id, since_version)
);
CREATE UNIQUE INDEX source_service_links_in_order
  ON source_service_links (project_id, repository, service_key) WHERE until_version IS NULL;
CREATE TABLE source_evidence_links (
  project_id       uuid NOT NULL REFERENCES projects (id) ON DELETE CASCADE,
  id               uuid NOT NULL,
  since_version    bigint NOT NULL,
  until_version    bigint,
  ended            text,
  repository       text COLLATE "C" NOT NULL,
  fact_key         text COLLATE "C" NOT NULL,
  service_key      text COLLATE "C",
  fact_kind        text NOT NULL,
  fact_id          uuid NOT NULL,
  last_seen_commit text NOT NULL,
  last_paths       json NOT NULL,
  missing_since    text,
  kept             json NOT NULL,
  PRIMARY KEY (project_id, id, since_version)
);
CREATE UNIQUE INDEX source_evidence_links_in_order
  ON source_evidence_links (project_id, repository, fact_key) WHERE until_version IS NULL;
CREATE INDEX source_evidence_links_of_facts ON source_evidence_links (project_id, fact_id) WHERE until_version IS NULL;
`;
