import type { QueryRunner } from "typeorm";
import type { ServiceMigration } from "./service-migration.js";

/** Each project goes on above the highest number that was given in it; nobody gives one meanwhile. */
export class NumbersCounted1795337520000 implements ServiceMigration {
  readonly name = "NumbersCounted1795337520000";
  /** The version before gives numbers that nobody counts. */
  readonly olderMayServe = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COUNT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE projects SET last_number = 0 WHERE last_number > 0");
  }
}

const COUNT = `
UPDATE projects p SET last_number = given.highest
  FROM (SELECT project_id, max(number) AS highest
          FROM (SELECT project_id, number FROM revisions
                UNION ALL
                SELECT project_id, number FROM branches) AS made
         GROUP BY project_id) AS given
 WHERE p.id = given.project_id;
`;
