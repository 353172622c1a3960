/** The next of these widths, from the smallest up and round again; parts of a hundred. */
export function nextWidth(now: number, widths: readonly number[]): number {
  return widths.find((width) => width > now + 1) ?? widths[0] ?? now;
}
