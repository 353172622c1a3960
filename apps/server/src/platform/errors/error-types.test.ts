import { expect, it } from "@jest/globals";
import { ERROR_TYPES } from "./error-types.js";

/** The pages that say when each code is answered. */
const STATED = {
  "docs/reference/model-documents.md#refusals": ["invalid_export", "import_too_large", "conflict"],
  "docs/reference/source-imports.md#refusals": ["import_items_refused"],
  "docs/reference/change-impact.md#the-endpoint": ["not_a_comparison"],
  "docs/reference/model-documents.md#refusals-of-a-conversion": ["invalid_source"],
  "docs/reference/scenarios.md": ["validation_error", "invalid_scenario", "scenario_too_large"],
  "docs/reference/playback.md#size": ["answer_too_large"],
  "docs/reference/access.md": ["human_only"],
  "docs/reference/sources.md": ["codehost_access_refused", "codehost_not_configured", "codehost_unavailable"],
  "docs/reference/scans.md#refusals-of-scans": ["no_snapshot", "no_tracked_commit"],
  "docs/reference/build.md": [
    "bundle_too_large",
    "file_not_generated",
    "invalid_bundle",
    "pinned_format_not_exported",
    "pinned_input_unavailable",
    "pinned_not_issued",
  ],
  "docs/reference/errors.md#types": ["rate_limited", "busy", "precondition_failed", "precondition_required"],
  "docs/reference/conventions.md": [
    "unauthorized",
    "forbidden",
    "not_found",
    "method_not_allowed",
    "not_acceptable",
    "payload_too_large",
    "internal_error",
    "invalid_body",
  ],
  "docs/reference/branches-and-revisions.md and docs/reference/streams.md": ["merge_conflict", "in_use"],
  "docs/reference/sign-in.md and docs/reference/running.md": [
    "access_denied",
    "authorization_pending",
    "expired_token",
    "link_over",
    "registration_closed",
    "slow_down",
    "unsupported_media_type",
    "invalid_host",
  ],
  "docs/reference/stress-runs.md#refusals": ["stress_refused"],
  "docs/reference/promises.md#refusals": [
    "revision_changed",
    "no_approved_revision",
    "not_runnable",
    "not_a_test_plan",
    "promise_too_large",
  ],
  "docs/reference/decisions.md#refusals": ["decision_changed"],
  "docs/reference/ai.md#the-context": ["context_too_large"],
  "docs/reference/ai.md#deciding": ["proposal_items_refused"],
  "docs/reference/ai.md#accepting-a-flow": [
    "already_created",
    "missing_dependency",
    "missing_parts",
    "proposal_stale",
  ],
  "docs/reference/prices.md#when-it-cannot-be-read": ["price_catalogue_unavailable"],
  "docs/reference/review.md#size": ["review_too_large"],
  "docs/api-choices.md": [
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
