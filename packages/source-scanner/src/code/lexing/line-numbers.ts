import type { Lines } from "../code-extraction.js";

/** Says the lines of places of a text. */
export function lineNumbers(text: string): (from: number, to: number) => Lines {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) {
    starts.push(at + 1);
  }
  return (from, to) => ({ first: lineAt(starts, from), last: lineAt(starts, to) });
}

function lineAt(starts: readonly number[], place: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (Number(starts[middle]) <= place) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
