import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "../embedded-postgres/free-port.mjs";
import { chooseIdentity, letPass } from "../embedded-postgres/identity.mjs";
import { makeCluster, NAME } from "../embedded-postgres/make-cluster.mjs";
import { Postmaster } from "../embedded-postgres/postmaster.mjs";

/** What every node needs, and what suits trials on one machine. */
const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  shared_buffers: "64MB",
  huge_pages: "off",
  jit: "off",
  max_wal_size: "512MB",
  timezone: "UTC",
  log_timezone: "UTC",
  lc_messages: "C",
  // Where databases of tests are many, each with a process of Citus that looks after it.
  max_worker_processes: "1000",
  max_connections: "600",
};

/**
 * @typedef {object} Node
 * @property {number} port
 * @property {string} connectionString
 * @property {string} logFile
 * @property {number} pid
 * @property {string} dataDirectory
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a PostgreSQL of installed programs on 127.0.0.1, on a free port where the settings name none, with a cluster
 * of its own in a folder, which is made when it is missing.
 * @param {string} programs the folder of `postgres` and `initdb`
 * @param {string} dataDirectory
 * @param {Readonly<Record<string, string>>} settings over those above
 * @returns {Promise<Node>}
 */
export async function startNode(programs, dataDirectory, settings) {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  const cluster = join(dataDirectory, "postgres");
  const identity = chooseIdentity(cluster);
  letPass(identity, dataDirectory);
  const place = { dataDirectory, cluster, binaries: binariesIn(programs), identity };
  const password = await makeCluster(place, { sync: false });
  rmSync(join(cluster, "postmaster.pid"), { force: true });
  const port = Number(settings["port"] ?? (await findFreePort()));
  const logFile = join(dataDirectory, "postgres.log");
  const postmaster = new Postmaster(place, { ...SETTINGS, ...settings, port: String(port) }, logFile);
  if (!(await postmaster.isReady())) {
    await postmaster.stop();
    throw new Error(`PostgreSQL did not start:\n${readFileSync(logFile, "utf8").slice(-2_000).trim()}`);
  }
  return {
    port,
    connectionString: `postgres://${NAME}:${password}@127.0.0.1:${port}/${NAME}`,
    logFile,
    pid: postmaster.pid,
    dataDirectory,
    stop: () => postmaster.stop(),
  };
}

/** @param {string} programs */
function binariesIn(programs) {
  const [postgres = "", initdb = "", pg_ctl = ""] = ["postgres", "initdb", "pg_ctl"].map((p) =>
    join(programs, p),
  );
  return { postgres, initdb, pg_ctl };
}
