import { spawnSync } from "node:child_process";
import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { canRun } from "./identity.mjs";

/**
 * Programs that the user can run as whom PostgreSQL runs: where they are installed, or, when that is closed to it (a
 * folder of root's own), a copy in the data directory, made once for each version.
 * @param {import("./binaries.mjs").Binaries} binaries
 * @param {import("./identity.mjs").Identity} identity
 * @param {string} dataDirectory
 * @returns {import("./binaries.mjs").Binaries}
 */
export function reachableBinaries(binaries, { user }, dataDirectory) {
  if (user === null || canRun(binaries.postgres, user)) {
    return binaries;
  }
  const installed = dirname(dirname(binaries.postgres));
  const copy = join(dataDirectory, `postgres-programs-${versionOf(binaries.postgres)}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(installed, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, copy);
  }
  const inCopy = (/** @type {string} */ program) => join(copy, "bin", basename(program));
  const { postgres, initdb, pg_ctl } = binaries;
  return { postgres: inCopy(postgres), initdb: inCopy(initdb), pg_ctl: inCopy(pg_ctl) };
}

/** @param {string} postgres */
function versionOf(postgres) {
  const { stdout } = spawnSync(postgres, ["--version"], { encoding: "utf8" });
  return /\d+(\.\d+)*/.exec(stdout ?? "")?.[0] ?? "unknown";
}
