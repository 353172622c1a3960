import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/**
 * The order in which present facts are listed. Each fact is in exactly one of the two, so that an import
 * pays for one more index entry a fact.
 */
export class FactLists1795230000000 implements ServiceMigration {
  readonly name = "FactLists1795230000000";
  readonly olderMayServe = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(BY_NAME);
    await runner.query(BY_ID);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX model_facts_in_name_order, model_facts_in_id_order");
  }
}

const BY_NAME = `
CREATE INDEX model_facts_in_name_order ON model_facts
  (project_id, stream_id, kind, lower((body->>'name') COLLATE "C") COLLATE "C", (body->>'name') COLLATE "C", id)
  WHERE valid_to IS NULL AND kind IN ('element', 'message', 'operation', 'channel')`;

const BY_ID = `
CREATE INDEX model_facts_in_id_order ON model_facts (project_id, stream_id, kind, id)
  WHERE valid_to IS NULL AND kind IN ('relationship', 'subscription', 'binding')`;
