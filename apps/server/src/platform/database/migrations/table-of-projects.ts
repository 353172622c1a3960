import type { QueryRunner } from "typeorm";

/** A table whose rows are those of projects, as a migration makes it. */
export interface TableOfProjects {
  readonly name: string;
  /** What stands between the brackets of CREATE TABLE: columns and keys, and no foreign key. `project_id` is one of them. */
  readonly columns: string;
  /** Columns whose values are packed already: the database does not try to. */
  readonly packed?: readonly string[];
  /** Its foreign keys by their names, which Citus asks for; left out, that to its project. */
  readonly foreignKeys?: Readonly<Record<string, string>>;
  /** Its indexes, a whole statement each. */
  readonly indexes?: readonly string[];
}

const TO_PROJECT = "FOREIGN KEY (project_id) REFERENCES projects (id) ON DELETE CASCADE";

/**
 * Makes a table of projects. Where the tables are spread over nodes it is laid beside the projects before it refers to any of
 * them: no other order is possible there. Each statement goes by itself, as nodes take them.
 */
export async function makeTableOfProjects(runner: QueryRunner, table: TableOfProjects): Promise<void> {
  const statements = [...alone(table), ...((await isSpread(runner)) ? beside(table) : []), ...joined(table)];
  for (const statement of statements) {
    await runner.query(statement);
  }
}

function alone({ name, columns, packed = [] }: TableOfProjects): readonly string[] {
  return [
    `CREATE TABLE ${name} (${columns})`,
    ...packed.map((column) => `ALTER TABLE ${name} ALTER COLUMN ${column} SET STORAGE EXTERNAL`),
  ];
}

function beside({ name }: TableOfProjects): readonly string[] {
  return [
    // One connection a node for each step: the steps of a transaction see each other.
    "SET LOCAL citus.multi_shard_modify_mode = 'sequential'",
    `SELECT create_distributed_table('${name}', 'project_id', colocate_with => 'projects')`,
  ];
}

function joined({ name, foreignKeys, indexes = [] }: TableOfProjects): readonly string[] {
  const keys = Object.entries(foreignKeys ?? { [`${name}_project_id_fkey`]: TO_PROJECT });
  return [
    ...keys.map(([key, definition]) => `ALTER TABLE ${name} ADD CONSTRAINT ${key} ${definition}`),
    ...indexes,
  ];
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
