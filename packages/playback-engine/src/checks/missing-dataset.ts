import { isBlank } from "@plumbline/model-core";
import type { Check } from "./check.js";

/** A write names its dataset. */
export const missingDataset: Check = {
  code: "missing-dataset",
  step: ({ step }) =>
    step?.type === "write" && isBlank(step.dataset ?? "") ? ["dataset: must not be empty"] : [],
};
