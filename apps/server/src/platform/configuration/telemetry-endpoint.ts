/** Whether telemetry can be sent there: an absolute http or https URL (spec 3, section 6). */
export function isTelemetryEndpoint(text: string): boolean {
  return /^https?:\/\/[^/]/i.test(text) && URL.canParse(text);
}
