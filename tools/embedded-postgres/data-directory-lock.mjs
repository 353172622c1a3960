import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isAlive, startOf } from "./process-state.mjs";

const TAKING_LASTS_MS = 5_000;

/**
 * One app per data directory. The lock is a file with the number and the start of its process, so that a lock left
 * by a process that was killed is seen as such, also when its number was given to another process since.
 * @param {string} directory
 * @returns {Promise<() => void>} gives the lock back
 */
export async function lockDataDirectory(directory) {
  const path = join(directory, "app.lock");
  const mine = JSON.stringify({ pid: process.pid, start: startOf(process.pid) });
  await oneAtATime(`${path}.taking`, () => {
    const holder = holderOf(directory);
    if (holder !== null) {
      throw new DataDirectoryInUse(directory, holder);
    }
    writeFileSync(path, mine, { mode: 0o600 });
  });
  let held = true;
  const release = () => {
    if (!held) {
      return;
    }
    held = false;
    process.off("exit", release);
    if (readOrEmpty(path) === mine) {
      rmSync(path, { force: true });
    }
  };
  process.on("exit", release);
  return release;
}

/** Another running app holds the data directory. */
export class DataDirectoryInUse extends Error {
  /**
   * @param {string} directory
   * @param {number} pid
   */
  constructor(directory, pid) {
    super(
      `${directory} is in use by a running Plumbline (process ${pid}). ` +
        "Stop that one first, or choose another folder with Service__DataDirectory.",
    );
    this.pid = pid;
  }
}

/**
 * The process that uses a data directory; null when there is none or it has ended.
 * @param {string} directory
 */
export function holderOf(directory) {
  const text = readOrEmpty(join(directory, "app.lock"));
  const pid = Number(/"pid":(\d+)/.exec(text)?.[1] ?? 0);
  const start = /"start":"([^"]*)"/.exec(text)?.[1] ?? "";
  if (pid === 0 || !isAlive(pid)) {
    return null;
  }
  return startOf(pid) === start ? pid : null;
}

/**
 * Looking and taking are two steps: a folder, which only one can make, guards them.
 * @param {string} guard
 * @param {() => void} work
 */
async function oneAtATime(guard, work) {
  while (!make(guard)) {
    if (ageOf(guard) > TAKING_LASTS_MS) {
      rmSync(guard, { recursive: true, force: true });
    } else {
      await sleep(10);
    }
  }
  try {
    work();
  } finally {
    rmSync(guard, { recursive: true, force: true });
  }
}

/** @param {string} directory */
function make(directory) {
  try {
    mkdirSync(directory);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") {
      return false;
    }
    throw error;
  }
}

/** @param {string} path */
function ageOf(path) {
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
}

/** @param {string} path */
function readOrEmpty(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
