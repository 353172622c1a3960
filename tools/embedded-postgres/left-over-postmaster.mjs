import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { commandOf, isAlive } from "./process-state.mjs";

/** No system gives a number this high to a process. */
const NO_PROCESS = 99_999_999;

/**
 * Clears what a database that was not stopped left behind. One that still runs is stopped. A number that belongs to
 * another process by now would make PostgreSQL refuse to start: the number is replaced and the rest of the file kept,
 * because PostgreSQL reads there whether processes of the old database still use its memory.
 * @param {string} cluster
 */
export async function clearLeftOverPostmaster(cluster) {
  const path = join(cluster, "postmaster.pid");
  const pid = readPid(path);
  if (pid === null || !isAlive(pid)) {
    return;
  }
  if (!commandOf(pid).includes(`-D ${cluster}`)) {
    if (process.platform === "win32") {
      return;
    }
    writeFileSync(path, readFileSync(path, "utf8").replace(/^-?\d+/, String(NO_PROCESS)));
    return;
  }
  for (const signal of /** @type {const} */ (["SIGINT", "SIGQUIT", "SIGKILL"])) {
    if (await endsBy(pid, signal)) {
      return;
    }
  }
  throw new Error(`A database left over in ${cluster} (process ${pid}) does not stop.`);
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
async function endsBy(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    return !isAlive(pid);
  }
  for (let waited = 0; waited < 10_000; waited += 20) {
    if (!isAlive(pid)) {
      return true;
    }
    await sleep(20);
  }
  return false;
}

/** @param {string} path */
function readPid(path) {
  try {
    const pid = Math.abs(Number.parseInt(readFileSync(path, "utf8"), 10));
    return pid > 0 ? pid : null;
  } catch {
    return null;
  }
}
