import type { Colours } from "../output/colours.js";
import type { ToldLine } from "./tell-event.js";

/** Characters from one lifeline to the next. */
const LANE = 4;

/**
 * A trace as a sequence diagram in text: a numbered lifeline for each part, a line for each event, what it is about at
 * the right. The names stand above, since many parts have to fit beside each other.
 */
export function sequenceText(lines: readonly ToldLine[], colours: Colours): readonly string[] {
  const shown = lines.filter(({ from, to, outcome }) => (from !== null || to !== null) && outcome !== "");
  const parts = [...new Set(shown.flatMap(({ from, to }) => [from, to]).filter((part) => part !== null))];
  const number = (part: string): string => `${parts.indexOf(part) + 1}`.padStart(3);
  const head = parts.map((_, at) => `${at + 1}`.padEnd(LANE)).join("");
  return [
    ...parts.map((part) => `${number(part)}  ${part}`),
    "",
    `  ${colours.dim(head.trimEnd())}`,
    ...shown.flatMap((line, at) => {
      const gap =
        at > 0 && shown[at - 1]?.block !== line.block ? [`  ${colours.dim(lanes(parts.length))}`] : [];
      const said = [line.what, colours[line.mood](line.outcome)].filter((text) => text !== "").join("  ");
      return [...gap, `  ${arrow(line, parts)}  ${said}`];
    }),
  ];
}

function lanes(count: number): string {
  return Array.from({ length: count }, () => "│".padEnd(LANE)).join("");
}

/** The lifelines with an arrow from one to another over them. */
function arrow({ from, to, mood }: ToldLine, parts: readonly string[]): string {
  const characters = [...lanes(parts.length)];
  const start = parts.indexOf(from ?? to ?? "") * LANE;
  const end = parts.indexOf(to ?? from ?? "") * LANE;
  if (start === end) {
    characters[start] = mood === "bad" ? "✗" : "●";
    return characters.join("");
  }
  for (let at = Math.min(start, end) + 1; at < Math.max(start, end); at += 1) {
    characters[at] = characters[at] === "│" ? "┼" : "─";
  }
  characters[start] = start < end ? "├" : "┤";
  characters[start < end ? end - 1 : end + 1] = mood === "bad" ? "✗" : start < end ? "▶" : "◀";
  return characters.join("");
}
