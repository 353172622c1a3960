import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../setup/repository.mjs";
import { ofDatabase, sql } from "./sql.mjs";

const DISTRIBUTE = new URL("./distribute.sql", import.meta.url);

const WORKERS =
  "SELECT nodename, nodeport FROM pg_dist_node WHERE groupid > 0 AND noderole = 'primary' ORDER BY nodeid";

/**
 * All nodes of a coordinator, itself first.
 * @param {string} coordinator connection string of a database that knows its workers
 * @returns {Promise<readonly string[]>}
 */
export async function nodesOf(coordinator) {
  const workers = await sql(coordinator, WORKERS);
  return [
    coordinator,
    ...workers.map(({ nodename, nodeport }) => {
      const url = new URL(coordinator);
      url.hostname = String(nodename);
      url.port = String(nodeport);
      return url.href;
    }),
  ];
}

/**
 * Makes a database with every table of the built service and no row; on several nodes its tables are spread over them.
 * @param {readonly [string, ...string[]]} nodes the coordinator first
 * @param {string} name
 * @returns {Promise<string>} its connection string
 */
export async function makeMigrated(nodes, name) {
  const database = ofDatabase(nodes[0], name);
  const isSpread = nodes.length > 1;
  await (isSpread ? makeOnNodes(nodes, name) : sql(nodes[0], `CREATE DATABASE ${name}`));
  await migrateTo(database);
  if (isSpread) {
    await distribute(database);
  }
  return database;
}

/**
 * Migrates a database as a start of the built service does, or as far as the versions before a migration did.
 * @param {string} database
 * @param {string} [before] what the name of that migration begins with
 */
export async function migrateTo(database, before) {
  const { readConfiguration } = await built("platform/configuration/configuration.js");
  const { configuration } = readConfiguration({ ConnectionStrings__DefaultConnection: database });
  if (before === undefined) {
    const { migrate } = await built("platform/database/migrate.js");
    await migrate(configuration.database, () => undefined);
    return;
  }
  const { migrationDataSource } = await built("platform/database/data-source.js");
  const { MIGRATIONS } = await built("platform/database/migrations/index.js");
  const end = MIGRATIONS.findIndex((/** @type {{name: string}} */ { name }) => name.startsWith(before));
  const source = migrationDataSource(configuration.database).setOptions({
    migrations: MIGRATIONS.slice(0, end),
  });
  await source.initialize();
  await source.runMigrations({ transaction: "each" });
  await source.destroy();
}

/** @param {string} path of a module of the built service */
function built(path) {
  return import(pathToFileURL(join(ROOT, "apps/server/dist", path)).href);
}

/**
 * Makes a database on every node in which the coordinator knows its workers, and nothing else.
 * @param {readonly string[]} nodes the coordinator first
 * @param {string} name
 */
export async function makeOnNodes(nodes, name) {
  for (const node of nodes) {
    await sql(node, `CREATE DATABASE ${name}`);
  }
  await joinNodes(nodes.map((node) => ofDatabase(node, name)));
}

/**
 * Lets the coordinator know its workers.
 * @param {readonly string[]} databases one on each node, that of the coordinator first
 */
export async function joinNodes(databases) {
  for (const database of databases) {
    await sql(database, "CREATE EXTENSION citus");
  }
  const [coordinator = "", ...workers] = databases;
  const own = new URL(coordinator);
  await sql(
    coordinator,
    `SELECT citus_set_coordinator_host('${own.hostname}', ${own.port})`,
    ...workers.map((worker) => {
      const { hostname, port } = new URL(worker);
      return `SELECT citus_add_node('${hostname}', ${port})`;
    }),
  );
}

/**
 * Spreads the tables of a migrated database.
 * @param {string} coordinator
 */
export async function distribute(coordinator) {
  await sql(coordinator, readFileSync(DISTRIBUTE, "utf8"));
}
