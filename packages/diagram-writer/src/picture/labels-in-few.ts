import { DRAWING_LIMITS } from "../limits.js";

/** The labels that are written on a line: a few, and how many more there are. */
export function labelsInFew(labels: readonly string[]): readonly string[] {
  const limit = DRAWING_LIMITS.labelsOfEdge;
  if (labels.length <= limit) {
    return labels;
  }
  return [...labels.slice(0, limit - 1), `+ ${labels.length - limit + 1} more`];
}
