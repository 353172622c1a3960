import { isBlank } from "@plumbline/model-core";
import type { Check } from "./check.js";

/** Every step has an ID. */
export const missingStepId: Check = {
  code: "missing-step-id",
  step: ({ step, path }) => (step !== null && isBlank(step.id ?? "") ? [`${path}: has no id`] : []),
};
