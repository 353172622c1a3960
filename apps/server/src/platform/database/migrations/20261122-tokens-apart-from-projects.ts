import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/**
 * A token is found by its value wherever its project is, so no foreign key can tie the two. Whoever makes a token holds
 * the row of its project, and whoever deletes a project deletes its tokens.
 */
export class TokensApartFromProjects1795337580000 implements ServiceMigration {
  readonly name = "TokensApartFromProjects1795337580000";
  /** The version before leaves the tokens of a project that it deletes. */
  readonly olderMayServe = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE agent_tokens DROP CONSTRAINT agent_tokens_project_id_fkey");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(FOREIGN_KEY);
  }
}

const FOREIGN_KEY = `
ALTER TABLE agent_tokens ADD CONSTRAINT agent_tokens_project_id_fkey
  FOREIGN KEY (project_id) REFERENCES projects (id) ON DELETE CASCADE;
`;
