export interface DiffLine {
  readonly sign: "same" | "removed" | "added";
  readonly text: string;
}

/** Beyond this many pairs of lines the whole text is shown as taken out and put in. */
const MOST_PAIRS = 1_000_000;

/** What of a text is the same, was taken out and was put in, line by line. */
export function lineDifferences(before: string, now: string): readonly DiffLine[] {
  const old = linesOf(before);
  const fresh = linesOf(now);
  if (old.length * fresh.length > MOST_PAIRS) {
    return [...old.map(asRemoved), ...fresh.map(asAdded)];
  }
  const common = commonLengths(old, fresh);
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    const [oldLine, freshLine] = [old[i], fresh[j]];
    if (oldLine !== undefined && oldLine === freshLine) {
      lines.push({ sign: "same", text: oldLine });
      i += 1;
      j += 1;
    } else if (
      freshLine === undefined ||
      (oldLine !== undefined && at(common, i + 1, j) >= at(common, i, j + 1))
    ) {
      lines.push(asRemoved(oldLine ?? ""));
      i += 1;
    } else {
      lines.push(asAdded(freshLine));
      j += 1;
    }
  }
  return lines;
}

/** How many lines the rests of two texts have in common, from each pair of lines on. */
function commonLengths(old: readonly string[], fresh: readonly string[]): readonly (readonly number[])[] {
  const lengths = old.map(() => new Array<number>(fresh.length + 1).fill(0));
  lengths.push(new Array<number>(fresh.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row = lengths[i] ?? [];
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      row[j] =
        old[i] === fresh[j]
          ? at(lengths, i + 1, j + 1) + 1
          : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1));
    }
  }
  return lengths;
}

function at(lengths: readonly (readonly number[])[], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0;
}

function linesOf(text: string): readonly string[] {
  return text === "" ? [] : text.split(/\r?\n/);
}

function asRemoved(text: string): DiffLine {
  return { sign: "removed", text };
}

function asAdded(text: string): DiffLine {
  return { sign: "added", text };
}
