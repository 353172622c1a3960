/**
 * Decimals once more, as they are taught on paper: a row of digits, carried by hand. It shares nothing with the ones
 * that are tested, not even the numbers of the language beyond two digits.
 */

interface Row {
  /** The last digit first. */
  readonly digits: readonly number[];
  readonly places: number;
}

function rowOf(text: string): Row {
  const [whole = "", fraction = ""] = text.split(".");
  return { digits: [...`${whole}${fraction}`].reverse().map(Number), places: fraction.length };
}

function carried(columns: readonly number[]): readonly number[] {
  const digits: number[] = [];
  let carry = 0;
  for (const column of columns) {
    digits.push((column + carry) % 10);
    carry = Math.floor((column + carry) / 10);
  }
  while (carry > 0) {
    digits.push(carry % 10);
    carry = Math.floor(carry / 10);
  }
  return digits;
}

function textOf({ digits, places }: Row): string {
  const all = [...digits, ...Array.from({ length: places + 1 }, () => 0)].reverse().join("");
  const whole = all.slice(0, all.length - places).replace(/^0+(?=\d)/, "");
  const fraction = (places === 0 ? "" : all.slice(-places)).replace(/0+$/, "");
  return fraction === "" ? whole : `${whole}.${fraction}`;
}

export function sumOnPaper(left: string, right: string): string {
  const [one, other] = [rowOf(left), rowOf(right)];
  const places = Math.max(one.places, other.places);
  const [above, below] = [one, other].map(({ digits, places: own }) => [
    ...Array.from({ length: places - own }, () => 0),
    ...digits,
  ]);
  const columns = Array.from(
    { length: Math.max(above?.length ?? 0, below?.length ?? 0) },
    (_, at) => (above?.[at] ?? 0) + (below?.[at] ?? 0),
  );
  return textOf({ digits: carried(columns), places });
}

export function productOnPaper(left: string, right: string): string {
  const [one, other] = [rowOf(left), rowOf(right)];
  const columns: number[] = [];
  for (const [at, digit] of one.digits.entries()) {
    for (const [beside, factor] of other.digits.entries()) {
      columns[at + beside] = (columns[at + beside] ?? 0) + digit * factor;
    }
  }
  return textOf({ digits: carried(columns), places: one.places + other.places });
}
