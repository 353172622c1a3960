import { compareModels, modelHash } from "@plumbline/model-core";
import type { ModelComparisonResponse } from "./dto/comparison.response.js";
import type { ModelState } from "./model-state.reader.js";

/** What changed from the left state to the right one. */
export function compareStates(left: ModelState, right: ModelState): ModelComparisonResponse {
  return { left: sideOf(left), right: sideOf(right), ...compareModels(left.model, right.model) };
}

function sideOf({ ref, name, modelVersion, model }: ModelState) {
  return { ref, name, modelVersion, modelHash: modelHash(model) };
}
