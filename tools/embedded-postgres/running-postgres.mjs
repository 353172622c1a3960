import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { holderOf } from "./data-directory-lock.mjs";
import { NAME, PASSWORD_FILE } from "./make-cluster.mjs";

/** The line of `postmaster.pid` that holds the port, counted from 0. */
const PORT_LINE = 3;

/**
 * Where the database of a data directory answers that another process started, for whoever may read its password; null
 * when no process uses the directory, or its database is not up.
 * @param {string} directory
 * @returns {string | null} `postgres://…`
 */
export function runningPostgres(directory) {
  if (!existsSync(directory) || holderOf(realpathSync(directory)) === null) {
    return null;
  }
  const cluster = join(directory, "postgres");
  const port = readOrNull(join(cluster, "postmaster.pid"))?.split("\n")[PORT_LINE] ?? "";
  const password = readOrNull(join(cluster, PASSWORD_FILE));
  if (password === null || !/^\d+$/.test(port)) {
    return null;
  }
  return `postgres://${NAME}:${password}@127.0.0.1:${port}/${NAME}`;
}

/** @param {string} path */
function readOrNull(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
