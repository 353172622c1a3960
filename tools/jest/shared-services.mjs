import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Ends the services that files of tests shared, and shows what they wrote on their standard error.
 * @param {string} folder with one for each worker of the run
 */
export function endSharedServices(folder) {
  for (const worker of readdirSync(folder)) {
    const service = join(folder, worker, "service.json");
    if (existsSync(service)) {
      endProcess(JSON.parse(readFileSync(service, "utf8")).process);
      process.stderr.write(readFileSync(join(folder, worker, "errors"), "utf8"));
    }
  }
}

/** @param {number} id */
function endProcess(id) {
  try {
    process.kill(id, "SIGKILL");
  } catch {
    // It has ended.
  }
}
