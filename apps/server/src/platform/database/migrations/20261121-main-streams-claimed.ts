import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/** The IDs of main streams are in use like those of branches and revisions, so that neither takes one. */
export class MainStreamsClaimed1795245300000 implements ServiceMigration {
  readonly name = "MainStreamsClaimed1795245300000";
  /** Projects that the version before makes would claim nothing. */
  readonly olderMayServe = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CLAIM_MAIN_STREAMS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "DELETE FROM claimed_ids c USING projects p WHERE c.kind = 'model-state' AND c.id = p.main_stream_id",
    );
  }
}

const CLAIM_MAIN_STREAMS = `
INSERT INTO claimed_ids (kind, id, project_id)
SELECT 'model-state', main_stream_id, id FROM projects
ON CONFLICT (kind, id) DO NOTHING;
`;
