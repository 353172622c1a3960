/** Why scans come to nothing (docs/reference/scans.md#failures). */
export const SCAN_FAILURE_CODES = [
  "codehost-not-configured",
  "codehost-unavailable",
  "codehost-access-refused",
  "codehost-rate-limited",
  "repository-not-found",
  "repository-moved",
  "ref-not-found",
  "timeout",
  "internal",
] as const;
