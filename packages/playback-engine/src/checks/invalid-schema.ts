import type { Check } from "./check.js";

/** The schema of a payload can be evaluated. */
export const invalidSchema: Check = {
  code: "invalid-schema",
  step: (place, { verdicts }) => verdicts.of(place, "invalid-schema"),
};
