import type { QueryRunner } from "typeorm";

/** A table whose rows are those of projects, as a migration makes it. */
export interface TableOfProjects {
  readonly name: string;
  /** What stands between the brackets of CREATE TABLE: columns and keys, and no foreign key. `project_id` is one of them. */
  readonly columns: string;
  /** Its foreign keys, each as ADD takes it; left out, that to its project. */
  readonly foreignKeys?: readonly string[];
}

const TO_PROJECT = "FOREIGN KEY (project_id) REFERENCES projects (id) ON DELETE CASCADE";

/**
 * Makes a table of projects. Where the tables are spread over nodes it is laid beside the projects before it refers to any of
 * them: no other order is possible there.
 */
export async function makeTableOfProjects(runner: QueryRunner, table: TableOfProjects): Promise<void> {
  const { name, columns, foreignKeys = [TO_PROJECT] } = table;
  await runner.query(`CREATE TABLE ${name} (${columns})`);
  if (await isSpread(runner)) {
    // One connection a node for each step: the steps of a transaction see each other.
    await runner.query("SET LOCAL citus.multi_shard_modify_mode = 'sequential'");
    await runner.query("SELECT create_distributed_table($1, 'project_id', colocate_with => 'projects')", [
      name,
    ]);
  }
  for (const key of foreignKeys) {
    await runner.query(`ALTER TABLE ${name} ADD ${key}`);
  }
}

async function isSpread(runner: QueryRunner): Promise<boolean> {
  const [nodes]: { known: boolean }[] = await runner.query(
    "SELECT to_regclass('pg_dist_partition') IS NOT NULL AS known",
  );
  if (nodes?.known !== true) {
    return false;
  }
  const spread: unknown[] = await runner.query(
    "SELECT 1 FROM pg_dist_partition WHERE logicalrelid = 'projects'::regclass AND partmethod = 'h'",
  );
  return spread.length > 0;
}
