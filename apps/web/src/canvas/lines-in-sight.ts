import type { DrawnLine } from "./canvas-nodes.js";

/** More lines than this are a net in which nobody sees anything. */
export const MOST_LINES = 300;

export interface LinesInSight {
  readonly lines: readonly DrawnLine[];
  /** How many are left out. */
  readonly left: number;
}

/** The lines that are drawn: all of few; of many those that stand for most, and those of what is selected or marked. */
export function linesInSight(all: readonly DrawnLine[]): LinesInSight {
  if (all.length <= MOST_LINES) {
    return { lines: all, left: 0 };
  }
  const sorted = [...all].sort((left, right) => weightOf(right) - weightOf(left));
  const lines = sorted.slice(0, MOST_LINES);
  return { lines, left: all.length - lines.length };
}

function weightOf({ line, isTouching, mark }: DrawnLine): number {
  return (isTouching || mark !== null ? 1e6 : 0) + line.factIds.length;
}
