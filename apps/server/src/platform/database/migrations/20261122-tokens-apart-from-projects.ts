import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * A token is found by its value wherever its project is, so no foreign key can tie the two. Whoever makes a token holds
 * the row of its project, and whoever deletes a project deletes its tokens.
 */
export class TokensApartFromProjects1795337580000 implements MigrationInterface {
  readonly name = "TokensApartFromProjects1795337580000";

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
