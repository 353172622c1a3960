/** The `type` of every error answer (spec 1, section 7; spec 3, section 7; design: the API's conventions). */
export const ERROR_TYPES = [
  "conflict",
  "forbidden",
  "import_too_large",
  "internal_error",
  "invalid_body",
  "invalid_export",
  "invalid_host",
  "invalid_request",
  "invalid_scenario",
  "method_not_allowed",
  "not_acceptable",
  "not_found",
  "payload_too_large",
  "rate_limited",
  "registration_closed",
  "scenario_too_large",
  "unauthorized",
  "unavailable",
  "unsupported_media_type",
  "validation_error",
] as const;
export type ErrorType = (typeof ERROR_TYPES)[number];
