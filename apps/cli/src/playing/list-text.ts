import type { Colours } from "../output/colours.js";
import type { ToldLine } from "./tell-event.js";

const WIDEST_TIME = 12;
const WIDEST_COLUMN = 60;

/** A trace as aligned columns: time, between whom, what, outcome; a gap where another flow begins. */
export function listText(lines: readonly ToldLine[], colours: Colours): readonly string[] {
  const time = widest(lines, ({ time: text }) => text, WIDEST_TIME);
  const who = widest(lines, indented, WIDEST_COLUMN);
  const what = widest(lines, ({ what: text }) => text, WIDEST_COLUMN);
  return lines.flatMap((line, at) => {
    const gap = at > 0 && lines[at - 1]?.block !== line.block ? [""] : [];
    const paint = line.mood === "dim" ? colours.dim : (text: string) => text;
    const left = `${paint(fit(indented(line), who))}  ${paint(fit(line.what, what))}`;
    const text = `${colours.dim(`${line.time.padStart(time)} ms`)}  ${left}  ${colours[line.mood](line.outcome)}`;
    return [...gap, text.trimEnd()];
  });
}

function indented({ depth, who }: ToldLine): string {
  return `${"  ".repeat(depth)}${who}`;
}

function widest(lines: readonly ToldLine[], column: (line: ToldLine) => string, most: number): number {
  return Math.min(
    most,
    lines.reduce((width, line) => Math.max(width, [...column(line)].length), 0),
  );
}

function fit(text: string, width: number): string {
  const characters = [...text];
  return characters.length > width
    ? `${characters.slice(0, width - 1).join("")}…`
    : text + " ".repeat(width - characters.length);
}
