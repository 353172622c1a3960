import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Whether a process with this number runs (one that ended and was not collected yet does not).
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
  return !isZombie(pid);
}

/**
 * What tells a process from a later one with the same number: when it was started. Empty when it cannot be known.
 * @param {number} pid
 */
export function startOf(pid) {
  const stat = readOrNull(`/proc/${pid}/stat`);
  if (stat !== null) {
    return fieldsAfterName(stat)[19] ?? "";
  }
  if (process.platform === "win32") {
    return "";
  }
  return spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).stdout?.trim() ?? "";
}

/**
 * The command line of a process, its words separated by spaces. Empty when it cannot be known.
 * @param {number} pid
 */
export function commandOf(pid) {
  const words = readOrNull(`/proc/${pid}/cmdline`);
  if (words !== null) {
    return words.replaceAll("\0", " ").trim();
  }
  if (process.platform === "win32") {
    return "";
  }
  return spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout?.trim() ?? "";
}

/** @param {number} pid */
function isZombie(pid) {
  const stat = readOrNull(`/proc/${pid}/stat`);
  return stat !== null && fieldsAfterName(stat)[0] === "Z";
}

/**
 * The name of a program, in brackets, may hold spaces and brackets of its own: count from the last bracket.
 * @param {string} stat
 */
function fieldsAfterName(stat) {
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

/** @param {string} path */
function readOrNull(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}
