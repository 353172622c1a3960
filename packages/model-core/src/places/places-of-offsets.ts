/** A place in a text, both from 1; columns count UTF-16 code units, as editors do. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** The places of offsets in a text. Lines end as in YAML: with CR LF, LF or CR. */
export function placesOfOffsets(
  text: string,
  offsets: readonly (number | null)[],
): readonly (TextPlace | null)[] {
  const starts = [0];
  for (const { 0: end, index } of text.matchAll(/\r\n|\n|\r/g)) {
    starts.push(index + end.length);
  }
  return offsets.map((offset) => (offset === null ? null : placeOf(offset, starts)));
}

function placeOf(offset: number, starts: readonly number[]): TextPlace {
  const line = startsUpTo(offset, starts);
  return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
}

/** How many lines start at the offset or before it. */
function startsUpTo(offset: number, starts: readonly number[]): number {
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
