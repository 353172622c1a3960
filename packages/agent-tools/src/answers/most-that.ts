/** The most up to `most` for which something holds that holds for all below; 0 where it holds for none. */
export function mostThat(most: number, holds: (count: number) => boolean): number {
  return mostBetween(0, most, holds);
}

/** The same, looked for from below and never far above what is found: where more takes longer, and little is likely. */
export function mostFromBelow(most: number, holds: (count: number) => boolean): number {
  let [low, above] = [0, 1];
  while (above < most && holds(above)) {
    [low, above] = [above, 2 * above + 1];
  }
  return mostBetween(low, above < most ? above - 1 : most, holds);
}

function mostBetween(from: number, to: number, holds: (count: number) => boolean): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}
