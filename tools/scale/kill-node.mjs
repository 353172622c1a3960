import { readdirSync, readFileSync } from "node:fs";

/**
 * Ends a PostgreSQL as a power cut does: its processes end at once, and it notes nothing.
 * @param {number} postmaster
 */
export function killNode(postmaster) {
  // One that is stopped starts no more of them.
  process.kill(postmaster, "SIGSTOP");
  for (const pid of [...childrenOf(postmaster), postmaster]) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It ended with the others.
    }
  }
}

/**
 * @param {number} parent
 * @returns {readonly number[]}
 */
function childrenOf(parent) {
  const pids = readdirSync("/proc").map(Number).filter(Number.isInteger);
  return pids.filter((pid) => parentOf(pid) === parent);
}

/** @param {number} pid */
function parentOf(pid) {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\) /s, "");
    return Number(afterName.split(" ")[1]);
  } catch {
    return null;
  }
}
