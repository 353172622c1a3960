import type { Telemetry } from "../telemetry/telemetry.js";
import type { Prometheus } from "./prometheus.js";

/** Telemetry that goes where it went, and is counted here too. */
export function countsToo(sent: Telemetry, counted: Prometheus): Telemetry {
  return {
    ...sent,
    gauge: (name, attributes, read) => {
      sent.gauge(name, attributes, read);
      counted.gauge(name, attributes, read);
    },
    answered: (answer) => {
      sent.answered(answer);
      counted.answered(answer);
    },
  };
}
