import { logs, SeverityNumber } from "@opentelemetry/api";
import type { LogLevel } from "./telemetry.js";

const SEVERITY: Readonly<Record<LogLevel, SeverityNumber>> = {
  info: SeverityNumber.INFO,
  warn: SeverityNumber.WARN,
  error: SeverityNumber.ERROR,
};

/** Sends a line of the log as a record of the trace it was written in. */
export function sendLine(level: LogLevel, message: string, fields: object): void {
  logs.getLogger("service").emit({
    severityNumber: SEVERITY[level],
    severityText: level,
    body: message,
    attributes: { ...fields } as never,
  });
}
