import type { World } from "../world.js";

type Paint = (text: string) => string;

/** Ways to write text that say nothing by themselves: every mood has its word beside it. */
export interface Colours {
  readonly bold: Paint;
  readonly dim: Paint;
  readonly good: Paint;
  readonly bad: Paint;
  readonly odd: Paint;
}

const as: Paint = (text) => text;

export const PLAIN: Colours = { bold: as, dim: as, good: as, bad: as, odd: as };

const ENDS_BOLD_AND_DIM = 22;
const ENDS_COLOUR = 39;
const FIRST_COLOUR = 30;

function sgr(code: number): Paint {
  const end = code < FIRST_COLOUR ? ENDS_BOLD_AND_DIM : ENDS_COLOUR;
  return (text) => (text === "" ? "" : `\u001b[${code}m${text}\u001b[${end}m`);
}

export const COLOURED: Colours = { bold: sgr(1), dim: sgr(2), good: sgr(32), bad: sgr(31), odd: sgr(33) };

/** Colours as asked for; by themselves on a terminal alone, and never where NO_COLOR is set. */
export function coloursFor(
  wanted: "auto" | "always" | "never",
  world: World,
  stream: World["stdout"],
): Colours {
  if (wanted !== "auto") {
    return wanted === "always" ? COLOURED : PLAIN;
  }
  const { NO_COLOR, TERM } = world.env;
  return stream.isTTY === true && !NO_COLOR && TERM !== "dumb" ? COLOURED : PLAIN;
}
