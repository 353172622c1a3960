import { type Execution, TEST_PLAN_KINDS } from "../records/obligation.js";

/** How obligations of a kind get a result (docs/reference/promises-evidence.md#results-of-checks). */
export function executionOf(kind: string): Execution {
  if (kind === "scenario-check" || kind === "source-pattern-check") {
    return "deterministic";
  }
  return TEST_PLAN_KINDS.some((plan) => plan === kind) ? "external-evidence" : "none";
}
