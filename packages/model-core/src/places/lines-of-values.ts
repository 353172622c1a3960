import type { Step } from "./place-tree.js";
import { placesOfValues } from "./places-of-values.js";

/** The lines, from 1, on which values of a text stand: see `placesOfValues`. */
export function linesOfValues(
  text: string,
  spelling: "json" | "yaml",
  ways: readonly (readonly Step[])[],
): readonly (number | null)[] {
  return placesOfValues(text, spelling, ways).map((place) => place?.line ?? null);
}
