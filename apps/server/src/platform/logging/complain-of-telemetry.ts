import { Log } from "./log.js";

const log = new Log();

/** Says on the service's own log what is wrong with telemetry: sent along, it would only make more of itself. */
export function complainOfTelemetry(reason: string): void {
  log.here("warn", { reason }, "telemetry has a problem");
}
