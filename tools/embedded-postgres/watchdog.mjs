import { isAlive } from "./process-state.mjs";

// Where the kernel does not end the database with its parent, this process does: its input is a pipe from the
// parent, which closes when the parent ends in whatever way.
const pid = Number(process.argv[2]);
const stopAfterMs = 10_000;

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.on(signal, () => undefined);
}

process.stdin.on("error", endDatabase).on("end", endDatabase).resume();

let ending = false;

function endDatabase() {
  if (ending) {
    return;
  }
  ending = true;
  signalDatabase("SIGINT");
  setTimeout(() => signalDatabase("SIGQUIT"), stopAfterMs);
  setInterval(() => {
    if (!isAlive(pid)) {
      process.exit(0);
    }
  }, 50);
}

/** @param {NodeJS.Signals} signal */
function signalDatabase(signal) {
  try {
    process.kill(pid, signal);
  } catch {
    process.exit(0);
  }
}
