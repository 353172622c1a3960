import { isBlank } from "@plumbline/model-core";
import type { Check } from "./check.js";
import { quoted } from "./quoted.js";

/** A step ID is used once; the later steps that use it again are named. */
export const duplicateStepId: Check = {
  code: "duplicate-step-id",
  step: (place, { outline }) => {
    const id = place.step?.id ?? "";
    return isBlank(id) || outline.stepOfId.get(id) === place
      ? []
      : [`${place.path}: the id ${quoted(id)} is in use`];
  },
};
