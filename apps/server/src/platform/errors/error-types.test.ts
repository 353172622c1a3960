import { expect, it } from "@jest/globals";
import { ERROR_TYPES } from "./error-types.js";

/** Where each code comes from; codes of parts of the spec that are not built yet are not in the list yet. */
const STATED = {
  "spec 1, section 7.1": ["invalid_export", "import_too_large", "conflict"],
  "spec 1, section 7.2": ["validation_error", "invalid_scenario", "scenario_too_large"],
  "spec 2, section 7": ["human_only"],
  "spec 3, section 7": ["rate_limited", "busy", "precondition_required"],
  "design, conventions of the API": [
    "unauthorized",
    "forbidden",
    "not_found",
    "method_not_allowed",
    "not_acceptable",
    "payload_too_large",
    "internal_error",
    "invalid_body",
  ],
  "design, the model and its editing": ["merge_conflict", "in_use"],
  "design, sign-in and running an instance": [
    "registration_closed",
    "unsupported_media_type",
    "invalid_host",
  ],
  "design, refusals of stress runs": ["stress_refused"],
  "our own, in docs/api-choices.md": [
    "unavailable",
    "invalid_request",
    "root_missing",
    "scenario_missing",
    "diagram_too_large",
    "sign_in_provider_unavailable",
  ],
};

it("has the types that are stated, each once, and no other", () => {
  expect([...ERROR_TYPES]).toEqual(Object.values(STATED).flat().sort());
});
