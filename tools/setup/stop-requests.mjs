import { readFileSync } from "node:fs";

const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
const LOOK_EVERY_MS = 300;

/** @typedef {(signal: "SIGINT" | "SIGTERM" | "SIGHUP") => void} StopListener */

/** @type {Set<StopListener>} */
const listeners = new Set();

/**
 * Calls back when somebody wants this command to stop: by a signal, or because the npm that started it has gone (npm,
 * asked to stop alone, does not always tell its scripts). Whoever started it without npm may go.
 * @param {StopListener} listener
 * @returns {() => void} stops listening
 */
export function whenAskedToStop(listener) {
  if (listeners.size === 0) {
    startListening();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      stopListening();
    }
  };
}

/** @type {NodeJS.Timeout | undefined} */
let parentWatch;

function startListening() {
  for (const signal of SIGNALS) {
    process.on(signal, tellAll);
  }
  if (!process.env["npm_lifecycle_event"]) {
    return;
  }
  const ancestors = ancestry();
  parentWatch = setInterval(() => {
    if (ancestry() === ancestors) {
      return;
    }
    clearInterval(parentWatch);
    tellAll("SIGTERM");
  }, LOOK_EVERY_MS);
  parentWatch.unref();
}

/** Our parent and, because npm puts a shell between itself and a script, that one's parent where it can be read. */
function ancestry() {
  const parent = process.ppid;
  try {
    const stat = readFileSync(`/proc/${parent}/stat`, "utf8");
    return `${parent} ${stat.slice(stat.lastIndexOf(")") + 4).split(" ")[0]}`;
  } catch {
    return String(parent);
  }
}

function stopListening() {
  for (const signal of SIGNALS) {
    process.off(signal, tellAll);
  }
  clearInterval(parentWatch);
}

/** @type {StopListener} */
function tellAll(signal) {
  for (const listener of [...listeners]) {
    listener(signal);
  }
}
