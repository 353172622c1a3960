import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/** How many bytes the present facts of a stream have, so that no write makes a model that cannot be read. */
export class SizesOfModels1795246800000 implements ServiceMigration {
  readonly name = "SizesOfModels1795246800000";
  /** The version before writes facts and counts no bytes. */
  readonly olderMayServe = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SIZES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE model_streams DROP COLUMN bytes");
  }
}

const SIZES = `
ALTER TABLE model_streams ADD COLUMN bytes bigint NOT NULL DEFAULT 0;
UPDATE model_streams s SET bytes = f.bytes
  FROM (SELECT project_id, stream_id, sum(octet_length(body::text)) AS bytes
          FROM model_facts WHERE valid_to IS NULL GROUP BY project_id, stream_id) AS f
 WHERE s.project_id = f.project_id AND s.id = f.stream_id;
`;
