import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/** The present bindings of a channel, so that an edit of one fact does not read those of all channels. */
export class BindingsOfChannels1795241700000 implements ServiceMigration {
  readonly name = "BindingsOfChannels1795241700000";
  readonly olderMayServe = true;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(BY_SOURCE);
    await runner.query(BY_TARGET);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX model_facts_bindings_by_source, model_facts_bindings_by_target");
  }
}

const BY_SOURCE = `
CREATE INDEX model_facts_bindings_by_source ON model_facts (project_id, stream_id, (body->>'sourceChannelId'))
  WHERE valid_to IS NULL AND kind = 'binding'`;

const BY_TARGET = `
CREATE INDEX model_facts_bindings_by_target ON model_facts (project_id, stream_id, (body->>'targetChannelId'))
  WHERE valid_to IS NULL AND kind = 'binding'`;
