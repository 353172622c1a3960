import type { Check } from "./check.js";
import { unknownReference } from "./unknown-reference.js";

/** The message of a publish is in the model. */
export const unknownMessage: Check = {
  code: "unknown-message",
  step: ({ step }, { index }) =>
    step?.type === "publish" ? unknownReference("message", step.message, index.messages) : [],
};
