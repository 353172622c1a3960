import type { Check } from "./check.js";
import { unknownReference } from "./unknown-reference.js";

/** The operation of a call is in the model. */
export const unknownOperation: Check = {
  code: "unknown-operation",
  step: ({ step }, { index }) =>
    step?.type === "call" ? unknownReference("operation", step.operation, index.operations) : [],
};
