import { randomUUID } from "node:crypto";
import { afterAll } from "@jest/globals";
import pg from "pg";
import { ofTheRun } from "./of-the-run.js";

/** Databases of this file whose tables are spread over nodes. */
const spread: string[] = [];

// What Citus keeps running for a database would go on until the run ends, one process a node for each.
afterAll(async () => {
  for (const name of spread) {
    await onNodes(nodes(), (admin) => admin.query(END_KEEPERS, [name]));
  }
});

/** Creates a copy of a database, without another name one with every table and no row; gives its connection string. */
export async function createDatabase(template = ofTheRun("PLUMBLINE_TEST_TEMPLATE")): Promise<string> {
  const name = nameOfDatabase();
  await onNodes(nodes(), async (admin) => {
    if (isSpread()) {
      await release(admin, template);
    }
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  if (isSpread()) {
    spread.push(name);
  }
  return connectionStringOf(name);
}

/** Creates a database that the service has never seen, on one node alone. */
export async function createEmptyDatabase(): Promise<string> {
  const name = nameOfDatabase();
  await onNodes(nodes().slice(0, 1), (admin) => admin.query(`CREATE DATABASE ${name}`));
  return connectionStringOf(name);
}

function nameOfDatabase(): string {
  return `test_${randomUUID().replaceAll("-", "")}`;
}

function connectionStringOf(name: string): string {
  const url = new URL(ofTheRun("PLUMBLINE_TEST_DATABASE"));
  url.pathname = `/${name}`;
  return url.href;
}

/** Whether the tables of tests are spread over several nodes. */
export function isSpread(): boolean {
  return nodes().length > 1;
}

/** The nodes that databases of tests are on. */
function nodes(): readonly string[] {
  return ofTheRun("PLUMBLINE_TEST_NODES").split(" ");
}

async function onNodes(all: readonly string[], work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  for (const connectionString of all) {
    const admin = new pg.Client({ connectionString });
    await admin.connect();
    await work(admin);
    await admin.end();
  }
}

/** Nodes look at each other's databases, and a database is copied while nobody is in it. The lock ends with its session. */
async function release(admin: pg.Client, template: string): Promise<void> {
  await admin.query("SELECT pg_advisory_lock(hashtext($1))", [template]);
  await admin.query(`ALTER DATABASE ${template} ALLOW_CONNECTIONS false`);
  for (;;) {
    const { rowCount } = await admin.query(END_ALL, [template]);
    if (rowCount === 0) {
      return;
    }
  }
}

const END_ALL = "SELECT pg_terminate_backend(pid, 1000) FROM pg_stat_activity WHERE datname = $1";

const END_KEEPERS = `${END_ALL} AND backend_type LIKE 'Citus Maintenance Daemon%'`;
