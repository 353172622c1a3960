import "reflect-metadata";
import { loadMasterKeys } from "../platform/keys/load-master-keys.js";
import { Log } from "../platform/logging/log.js";
import { tooLittleMemory } from "../platform/workers/thread-budget.js";
import { readEnvironment } from "./read-environment.js";
import { refuseFailedStart, refuseStart } from "./refuse.js";

/** The normal start: runs until a signal ends it. */
export async function serve(env: NodeJS.ProcessEnv): Promise<void> {
  const log = new Log();
  process.on("uncaughtException", (thrown) => {
    log.error({ err: thrown }, "the service failed and stops");
    process.exit(1);
  });
  const read = readEnvironment(env);
  if (!read.ok) {
    refuseStart(log, read.refusals);
  }
  const small = tooLittleMemory(read.configuration.memoryMiB);
  if (small !== null) {
    refuseStart(log, [small]);
  }
  try {
    const masterKeys = await loadMasterKeys(read.configuration, read.keys, log);
    // Loading all of the service takes a second; what refuses the start so far has been said by now.
    const { runService } = await import("./run-service.js");
    await runService(read.configuration, masterKeys, log);
  } catch (thrown) {
    refuseFailedStart(log, thrown);
  }
}
