/** What the looks of a drawing mean: only those that occur in it. */

import { textWidth } from "../text/text-width.js";
import { FONT } from "./node-text.js";
import { escapeXml, tag } from "./xml.js";

/** One look and its meaning. */
export interface LegendEntry {
  readonly look:
    | "line"
    | "message"
    | "doubt-line"
    | "doubt-box"
    | "planned"
    | "deprecated"
    | "removed"
    | "answer";
  readonly meaning: string;
}

export interface Legend {
  readonly xml: string;
  readonly width: number;
  readonly height: number;
}

const SWATCH = 34;
const ROW = 24;
const ROW_WIDTH = 760;

/** The legend, or null when there is nothing to explain. */
export function legendOf(entries: readonly LegendEntry[]): Legend | null {
  if (entries.length === 0) {
    return null;
  }
  const parts: string[] = [];
  let [x, y, width] = [0, 0, 0];
  for (const entry of entries) {
    const room = SWATCH + 8 + textWidth(entry.meaning, FONT.small) + 22;
    if (x > 0 && x + room > ROW_WIDTH) {
      x = 0;
      y += ROW;
    }
    parts.push(swatch(entry, x, y));
    parts.push(tag("text", { class: "small", x: x + SWATCH + 8, y: y + 15 }, escapeXml(entry.meaning)));
    x += room;
    width = Math.max(width, x);
  }
  return { xml: parts.join(""), width, height: y + ROW };
}

function swatch(entry: LegendEntry, x: number, y: number): string {
  const line = (name: string, head: string): string =>
    tag("path", { class: name, d: `M${x} ${y + 11}h${SWATCH}`, "marker-end": `url(#${head})` });
  const box = (name: string): string =>
    tag("rect", { class: name, x, y: y + 2, width: SWATCH, height: 18, rx: 4 });
  switch (entry.look) {
    case "line":
      return line("edge", "head");
    case "message":
      return line("edge message", "message-head");
    case "answer":
      return line("edge answer", "head");
    case "doubt-line":
      return line("edge doubt", "doubt-head");
    case "doubt-box":
      return box("box app doubt");
    default:
      return box(`box app ${entry.look}`);
  }
}
