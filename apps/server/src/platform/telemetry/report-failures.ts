import { DiagLogLevel, diag } from "@opentelemetry/api";
import { Log } from "../logging/log.js";

const EVERY_MS = 60_000;
const LONGEST_REASON = 500;

/** Says on the service's own log, once a minute at most, why telemetry does not arrive or does less than asked. */
export function reportTelemetryFailures(): void {
  const log = new Log();
  let last = Number.NEGATIVE_INFINITY;
  const say = (reason: string): void => {
    if (performance.now() - last < EVERY_MS) return;
    last = performance.now();
    // Sent along, it would only make more of itself.
    log.here("warn", { reason: reason.slice(0, LONGEST_REASON) }, "telemetry has a problem");
  };
  const silent = (): void => undefined;
  diag.setLogger(
    { error: say, warn: say, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}
