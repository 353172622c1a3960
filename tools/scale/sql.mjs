import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../setup/repository.mjs";

const DRIVER = join(ROOT, "apps/server/node_modules/pg/lib/index.js");

/**
 * Runs statements on a connection of their own, one after the other; gives the rows of the last.
 * @param {string} connectionString
 * @param {...string} statements
 * @returns {Promise<Readonly<Record<string, unknown>>[]>}
 */
export async function sql(connectionString, ...statements) {
  const client = await connect(connectionString);
  try {
    let rows = [];
    for (const statement of statements) {
      ({ rows } = await client.query(statement));
    }
    return rows;
  } finally {
    await client.end();
  }
}

/**
 * A connection, to be ended by whoever asks for it.
 * @param {string} connectionString
 */
export async function connect(connectionString) {
  const { default: pg } = await import(pathToFileURL(DRIVER).href);
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

/**
 * The same server, another database.
 * @param {string} connectionString
 * @param {string} database
 */
export function ofDatabase(connectionString, database) {
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return url.href;
}
