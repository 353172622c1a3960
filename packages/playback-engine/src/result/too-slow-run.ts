import type { RunResult, ScenarioIssue } from "./run-result.js";
import { runWithIssues } from "./run-with-issues.js";

/** The issue of schema checks that took over the limit of time (docs/reference/scenarios.md#issues). */
export const VALIDATION_TOO_SLOW = {
  stepId: null,
  code: "validation-too-slow",
  message: "the schema checks took over 2 seconds",
} as const satisfies ScenarioIssue;

/** What a run answers when it had to be ended from outside for taking too long. */
export function tooSlowRun(modelVersion: number): RunResult {
  return runWithIssues([VALIDATION_TOO_SLOW], modelVersion);
}
