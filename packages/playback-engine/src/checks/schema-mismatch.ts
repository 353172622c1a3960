import type { Check } from "./check.js";

/** A payload matches the schema of its operation or message. */
export const schemaMismatch: Check = {
  code: "schema-mismatch",
  step: (place, { verdicts }) => verdicts.of(place, "schema-mismatch"),
};
