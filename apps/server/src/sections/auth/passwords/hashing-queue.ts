import { unavailable } from "../../../platform/errors/api-error.js";
import { telemetry } from "../../../platform/telemetry/telemetry.js";
import { Turns } from "../../../platform/turns.js";
import { HASHES_AT_ONCE, HASHES_WAITING } from "../limits.js";

const turns = new Turns(HASHES_AT_ONCE);
telemetry().gauge("service.password_hashes.waiting", {}, () => turns.waiting);

/**
 * Runs a password hash when its turn comes. Hashes share Node's few threads with files, names and
 * compression, so a flood of sign-ins waits here; past the end of the queue it is told to come back.
 */
export function inHashingQueue<Value>(hash: () => Promise<Value>): Promise<Value> {
  return telemetry().span("password hash", {}, async () => {
    if (turns.waiting >= HASHES_WAITING) {
      throw unavailable("Too many people sign in at this moment");
    }
    return turns.within(undefined, hash);
  });
}
