/**
 * Whether telemetry can be sent there: an absolute http or https URL (docs/reference/running.md#telemetry).
 */
export function isTelemetryEndpoint(text: string): boolean {
  return /^https?:\/\/[^/]/i.test(text) && URL.canParse(text);
}
