/** How the model screen is divided: three columns, a picture beside one column, or no picture at all. */
export type Room = "wide" | "beside" | "narrow";

/** Widths in the text's own measure, so that larger text has fewer columns. */
const LEAST = { wide: 52, beside: 28 } as const;
/** A picture that is narrower shows nothing, however small the text is. */
const LEAST_PIXELS = 560;

export function roomFor(width: number, rem: number): Room {
  if (width >= LEAST.wide * rem) {
    return "wide";
  }
  return width >= LEAST.beside * rem && width >= LEAST_PIXELS ? "beside" : "narrow";
}
