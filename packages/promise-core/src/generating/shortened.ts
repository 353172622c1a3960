const LEFT_OUT = "…";

/** A text of at most so many UTF-16 units; what is left out is shown, and no character is cut in two. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) {
    return text;
  }
  const kept = text.slice(0, most - LEFT_OUT.length);
  return `${kept.isWellFormed() ? kept : kept.slice(0, -1)}${LEFT_OUT}`;
}
