import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "./sql.mjs";
import { startNode } from "./start-node.mjs";

/** What Citus asks of each node; a write to two nodes is prepared on both before it is committed. */
export const CITUS = {
  shared_preload_libraries: "citus",
  max_prepared_transactions: "600",
  "citus.node_conninfo": "sslmode=prefer",
  "citus.enable_schema_based_sharding": "off",
  // A statement that asks every node asks each for one shard after the other, on the connection that is there.
  "citus.max_adaptive_executor_pool_size": "1",
};

/**
 * Starts a coordinator and workers on 127.0.0.1. The password that they have in common lies in a
 * file of the folder.
 * @param {object} options
 * @param {string} options.programs the folder of `postgres` and `initdb` that know Citus
 * @param {string} options.folder
 * @param {number} options.workers
 * @param {Readonly<Record<string, string>>} [options.settings] over the built-in ones
 * @returns {Promise<{coordinator: import("./start-node.mjs").Node, workers: readonly import("./start-node.mjs").Node[], stop: () => Promise<void>}>}
 */
export async function startNodes({ programs, folder, workers, settings = {} }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const passwords = join(folder, "passwords");
  process.env["PGPASSFILE"] = passwords;
  const names = ["coordinator", ...Array.from({ length: workers }, (_, at) => `worker-${at + 1}`)];
  /** @type {import("./start-node.mjs").Node[]} */
  const nodes = [];
  for (const name of names) {
    nodes.push(await startNode(programs, join(folder, name), { ...CITUS, ...settings }));
  }
  const [coordinator, ...others] = nodes;
  if (coordinator === undefined) {
    throw new Error("There is no coordinator");
  }
  const workersOfIt = [];
  for (const worker of others) {
    workersOfIt.push(await withPasswordOf(coordinator, worker));
  }
  writeFileSync(passwords, passwordLine(coordinator), { mode: 0o600 });
  const stop = async () => void (await Promise.all(nodes.map((node) => node.stop())));
  return { coordinator, workers: workersOfIt, stop };
}

/**
 * Citus gives a worker the roles of its coordinator, passwords included: they are the same from the start.
 * @param {import("./start-node.mjs").Node} coordinator
 * @param {import("./start-node.mjs").Node} worker
 * @returns {Promise<import("./start-node.mjs").Node>}
 */
async function withPasswordOf(coordinator, worker) {
  const { password } = new URL(coordinator.connectionString);
  const url = new URL(worker.connectionString);
  await sql(url.href, `ALTER ROLE ${url.username} PASSWORD '${password}'`);
  url.password = password;
  return { ...worker, connectionString: url.href };
}

/** @param {import("./start-node.mjs").Node} node */
function passwordLine({ connectionString }) {
  const { hostname, username, password } = new URL(connectionString);
  return `${[hostname, "*", "*", username, password].join(":")}\n`;
}
