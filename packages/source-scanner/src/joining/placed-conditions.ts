import type { Stack } from "./condition-text.js";
import type { Place } from "./place.js";

/** Conditions, and where other files of source say them. */
export interface PlacedConditions {
  readonly conditions: Stack;
  readonly places: readonly Place[];
}

export const NO_CONDITIONS: PlacedConditions = { conditions: [], places: [] };
