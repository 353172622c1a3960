import type { Check } from "./check.js";
import { unknownReference } from "./unknown-reference.js";

/** Each handler of a publish names a subscription of the model. */
export const unknownSubscription: Check = {
  code: "unknown-subscription",
  step: ({ step }, { index }) =>
    step?.type === "publish"
      ? Object.keys(step.handlers ?? {}).flatMap((id) =>
          unknownReference("handlers", id, index.subscriptions),
        )
      : [],
};
