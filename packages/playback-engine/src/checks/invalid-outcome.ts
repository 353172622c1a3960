import { STEP_OUTCOMES } from "../document/steps.js";
import type { Check } from "./check.js";

/** `is` of a branch is an outcome. */
export const invalidOutcome: Check = {
  code: "invalid-outcome",
  step: ({ step }) =>
    step?.type !== "branch" || STEP_OUTCOMES.some((outcome) => outcome === step.is)
      ? []
      : [`is: must be one of ${STEP_OUTCOMES.join(", ")}`],
};
