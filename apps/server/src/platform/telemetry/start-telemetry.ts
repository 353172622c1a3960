import { isTelemetryEndpoint } from "../configuration/telemetry-endpoint.js";
import type { Environment } from "../configuration/variables.js";
import type { Complain } from "./report-failures.js";
import { useTelemetry } from "./telemetry.js";

/**
 * Loads and starts OpenTelemetry when a collector is named (docs/reference/running.md#telemetry). An address
 * that cannot be one is left to the check of the configuration, which refuses the start.
 */
export async function startTelemetry(env: Environment, complain: Complain): Promise<void> {
  const endpoint = env["OTEL_EXPORTER_OTLP_ENDPOINT"];
  if (!endpoint || !isTelemetryEndpoint(endpoint)) {
    return;
  }
  const { openTelemetry } = await import("./open-telemetry.js");
  useTelemetry(openTelemetry(complain));
}
