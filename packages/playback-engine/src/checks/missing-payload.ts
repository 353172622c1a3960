import type { Check } from "./check.js";

/** A payload is there when its operation or message names a schema. */
export const missingPayload: Check = {
  code: "missing-payload",
  step: (place, { verdicts }) => verdicts.of(place, "missing-payload"),
};
