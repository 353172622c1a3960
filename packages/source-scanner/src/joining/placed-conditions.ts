import type { Stack } from "./condition-text.js";

/** Conditions, and the other files that say them. */
export interface PlacedConditions {
  readonly conditions: Stack;
  readonly paths: readonly string[];
}

export const NO_CONDITIONS: PlacedConditions = { conditions: [], paths: [] };
