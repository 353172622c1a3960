import { compareCodeUnits } from "@plumbline/model-core";
import type { Lines } from "../code/code-extraction.js";

/** Lines of a file of the repository. */
export interface Place {
  readonly path: string;
  readonly lines: Lines;
}

export function comparePlaces(one: Place, other: Place): number {
  return (
    compareCodeUnits(one.path, other.path) ||
    one.lines.first - other.lines.first ||
    one.lines.last - other.lines.last
  );
}
