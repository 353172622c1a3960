import type { Check } from "./check.js";
import { unknownReference } from "./unknown-reference.js";

/** `from` of a call or publish, `by` and `store` of a write are elements of the model. */
export const unknownElement: Check = {
  code: "unknown-element",
  step: ({ step }, { index }) => {
    switch (step?.type) {
      case "call":
      case "publish":
        return unknownReference("from", step.from, index.elements);
      case "write":
        return [
          ...unknownReference("by", step.by, index.elements),
          ...unknownReference("store", step.store, index.elements),
        ];
      default:
        return [];
    }
  },
};
