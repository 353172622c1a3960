import { unavailable } from "../../platform/errors/api-error.js";
import { telemetry } from "../../platform/telemetry/telemetry.js";
import { HASHES_AT_ONCE, HASHES_WAITING } from "./limits.js";

let running = 0;
const waiting: (() => void)[] = [];
telemetry().gauge("service.password_hashes.waiting", {}, () => waiting.length);

/**
 * Runs a password hash when its turn comes. Hashes share Node's few threads with files, names and
 * compression, so a flood of sign-ins waits here; past the end of the queue it is told to come back.
 */
export function inHashingQueue<Value>(hash: () => Promise<Value>): Promise<Value> {
  return telemetry().span("password hash", {}, () => inTurn(hash));
}

async function inTurn<Value>(hash: () => Promise<Value>): Promise<Value> {
  if (waiting.length >= HASHES_WAITING) throw unavailable("Too many people sign in at this moment");
  if (running >= HASHES_AT_ONCE) await new Promise<void>((turn) => waiting.push(turn));
  else running += 1;
  try {
    return await hash();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}
