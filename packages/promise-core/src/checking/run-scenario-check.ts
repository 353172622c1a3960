import type { ValidationRequest } from "@plumbline/playback-engine";
import { runScenario } from "@plumbline/playback-engine";
import type { CheckedOutcome, CheckState } from "./check-state.js";
import { checkedOutcome, refusedOutcome } from "./checked-outcome.js";
import { prepareCheck } from "./prepare-check.js";

/** A check and how its payloads are validated; a server holds a clock, and asks it between the two halves itself. */
export type CheckRequest = CheckState &
  Pick<ValidationRequest, "oddities" | "outOfTime" | "checked" | "schemas">;

/**
 * Prepares, plays and judges a check in one go (docs/reference/promises-evidence.md#results-of-checks). The same check,
 * model, schemas and scenario always give the same.
 */
export function runScenarioCheck(request: CheckRequest): CheckedOutcome {
  const { check: _, scenario: __, modelRevision, ...validation } = request;
  const prepared = prepareCheck(request);
  if (!prepared.ok) {
    return refusedOutcome(request, prepared.refusal);
  }
  const { version } = modelRevision;
  const played = runScenario({ ...validation, document: prepared.value, modelVersion: version });
  return checkedOutcome(request, played);
}
