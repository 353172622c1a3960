/** The lines, from 1, of offsets in a text. Lines end as in YAML: with CR LF, LF or CR. */
export function linesOfOffsets(
  text: string,
  offsets: readonly (number | null)[],
): readonly (number | null)[] {
  const starts = [0];
  for (const { 0: end, index } of text.matchAll(/\r\n|\n|\r/g)) {
    starts.push(index + end.length);
  }
  return offsets.map((offset) => (offset === null ? null : lineOf(offset, starts)));
}

/** How many lines start at the offset or before it. */
function lineOf(offset: number, starts: readonly number[]): number {
  let least = 0;
  let most = starts.length;
  while (least < most) {
    const middle = (least + most) >> 1;
    if ((starts[middle] ?? 0) <= offset) {
      least = middle + 1;
    } else {
      most = middle;
    }
  }
  return least;
}
