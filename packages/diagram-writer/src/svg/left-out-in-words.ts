import type { LeftOut } from "../picture/part-of-picture.js";

/** Boxes that are named; the others are counted. */
const NAMED = 3;

/** What a drawing leaves out, and what to do about it, in two sentences. */
export function leftOutInWords({ names, boxes, lines }: LeftOut): string {
  const shown = `Shows ${boxes.shown} of ${boxes.all} boxes and ${lines.shown} of ${lines.all} lines`;
  const named = names.slice(0, NAMED).join(", ");
  const others = names.length > NAMED ? ` and ${names.length - NAMED} more` : "";
  const without = names.length === 0 ? "" : `, without ${named}${others}`;
  return `${shown}${without}. Name the elements to show, or take a text format.`;
}
