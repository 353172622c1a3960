/**
 * The version in which something came to be as it is at the highest one: whatever is asked says whether it differs there
 * from then. Null where it is the same at the lowest. Halves what is left with each question.
 */
export async function lastChange(
  lowest: number,
  highest: number,
  differsAt: (version: number) => Promise<boolean>,
): Promise<number | null> {
  if (highest <= lowest || !(await differsAt(lowest))) {
    return null;
  }
  let before = lowest;
  let after = highest;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (await differsAt(middle)) {
      before = middle;
    } else {
      after = middle;
    }
  }
  return after;
}
