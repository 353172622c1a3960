import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/**
 * A past version is what is present and began before it, and what ended after it: a recent one is found without a look
 * at all that ever was. New facts are not in the index, so an import pays nothing for it.
 */
export class ClosedFacts1795248600000 implements ServiceMigration {
  readonly name = "ClosedFacts1795248600000";
  readonly olderMayServe = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX model_facts_closed");
  }
}

const INDEX = `
CREATE INDEX model_facts_closed ON model_facts (project_id, stream_id, valid_to) WHERE valid_to IS NOT NULL;
`;
