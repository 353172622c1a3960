import { mkdirSync, readFileSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findBinaries } from "./binaries.mjs";
import { lockDataDirectory } from "./data-directory-lock.mjs";
import { findFreePort } from "./free-port.mjs";
import { chooseIdentity, letPass } from "./identity.mjs";
import { clearLeftOverPostmaster } from "./left-over-postmaster.mjs";
import { makeCluster, NAME } from "./make-cluster.mjs";
import { Postmaster } from "./postmaster.mjs";
import { reachableBinaries } from "./reachable-binaries.mjs";

const STARTS = 10;

/** What suits a database that one app uses on one machine. */
const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "100",
  shared_buffers: "64MB",
  huge_pages: "off",
  io_method: "sync",
  jit: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "512MB",
  timezone: "UTC",
  log_timezone: "UTC",
  lc_messages: "C",
};

/**
 * @typedef {object} StartOptions
 * @property {string} dataDirectory made when it is missing; the database lies in `postgres` under it
 * @property {Readonly<Record<string, string>>} [settings] PostgreSQL settings over the built-in ones
 * @property {boolean} [allowNamespaces] false: never run in a user namespace, even when root
 * @property {boolean} [allowParentSignal] false: always watch the parent with a process of our own
 */

/**
 * @typedef {object} RunningPostgres
 * @property {string} connectionString `postgres://…` of a database of our own, as its owner
 * @property {number} port
 * @property {number} pid
 * @property {Promise<void>} ended settles when the database process has ended, for whatever reason
 * @property {() => Promise<void>} stop may be called more than once
 */

/**
 * Starts a real PostgreSQL for this process alone: on a free port of 127.0.0.1, with a password of its own, the data
 * kept in `dataDirectory`. It ends with this process, however this process ends.
 * @param {StartOptions} options
 * @returns {Promise<RunningPostgres>}
 */
export async function startPostgres(options) {
  const asked = resolve(options.dataDirectory);
  mkdirSync(asked, { recursive: true, mode: 0o700 });
  const dataDirectory = realpathSync(asked);
  const release = await lockDataDirectory(dataDirectory);
  try {
    return await startLocked({ ...options, dataDirectory }, release);
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * @param {StartOptions} options
 * @param {() => void} release
 * @returns {Promise<RunningPostgres>}
 */
async function startLocked({ dataDirectory, settings = {}, ...allowed }, release) {
  const cluster = join(dataDirectory, "postgres");
  const identity = chooseIdentity(cluster, allowed);
  letPass(identity, dataDirectory);
  const binaries = reachableBinaries(await findBinaries(), identity, dataDirectory);
  const place = { dataDirectory, cluster, binaries, identity };
  const password = await makeCluster(place, { sync: settings["fsync"] !== "off" });
  await clearLeftOverPostmaster(cluster);
  const { postmaster, port } = await startOnFreePort(place, { ...SETTINGS, ...settings });
  return {
    connectionString: `postgres://${NAME}:${password}@127.0.0.1:${port}/${NAME}`,
    port,
    pid: postmaster.pid,
    ended: postmaster.ended,
    stop: () => postmaster.stop().then(release),
  };
}

/**
 * Somebody else may take the port before PostgreSQL does, and processes of a database that was killed may take a
 * moment to end: both are worth another attempt.
 * @param {import("./make-cluster.mjs").Place} place
 * @param {Readonly<Record<string, string>>} settings
 */
async function startOnFreePort(place, settings) {
  const logFile = join(place.dataDirectory, "postgres.log");
  for (let start = 1; ; start++) {
    const port = await findFreePort();
    const postmaster = new Postmaster(place, { ...settings, port: String(port) }, logFile);
    if (await postmaster.isReady()) {
      return { postmaster, port };
    }
    await postmaster.stop();
    const log = readFileSync(logFile, "utf8");
    const passing = /could not (bind|create any TCP)|shared memory block .* is still in use/.test(log);
    if (!passing || start === STARTS) {
      throw new Error(`PostgreSQL did not start:\n${log.slice(-2_000).trim()}`);
    }
    await sleep(300 * start);
  }
}
