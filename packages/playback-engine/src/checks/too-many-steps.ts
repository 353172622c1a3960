import { countStepsAndLists } from "../document/scenario-outline.js";
import { SCENARIO_LIMITS } from "../limits.js";
import type { Check } from "./check.js";

/** A scenario holds at most 500 steps and step lists. */
export const tooManySteps: Check = {
  code: "too-many-steps",
  scenario: ({ outline }) => {
    const count = countStepsAndLists(outline);
    return count > SCENARIO_LIMITS.stepsAndStepLists
      ? [`the scenario holds ${count} steps and step lists, over ${SCENARIO_LIMITS.stepsAndStepLists}`]
      : [];
  },
};
