import type { Environment } from "../configuration/variables.js";
import { telemetry, useTelemetry } from "../telemetry/telemetry.js";
import { countsToo } from "./counts-too.js";
import type { Prometheus } from "./prometheus.js";

let current: Prometheus | null = null;

/** What counts in this process; null where no port for it is named. */
export function metrics(): Prometheus | null {
  return current;
}

/**
 * Loads what counts and has it told all that a collector is told, when a port is named for it
 * (docs/reference/running.md#metrics); called once, before the service is loaded.
 */
export async function startMetrics(env: Environment): Promise<void> {
  if (!env["Service__MetricsPort"]) {
    return;
  }
  const { Prometheus } = await import("./prometheus.js");
  current = new Prometheus();
  useTelemetry(countsToo(telemetry(), current));
}
