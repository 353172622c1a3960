import type { Check } from "./check.js";

/** The schema checks of one validation end in time; the caller holds the clock. */
export const validationTooSlow: Check = {
  code: "validation-too-slow",
  step: (place, { verdicts }) => verdicts.of(place, "validation-too-slow"),
};
