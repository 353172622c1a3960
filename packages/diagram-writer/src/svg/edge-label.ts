import { labelsInFew } from "../picture/labels-in-few.js";
import type { PictureEdge } from "../picture/picture.js";
import { textWidth } from "../text/text-width.js";
import { wrapText } from "../text/wrap-text.js";
import { FONT, LINE } from "./node-text.js";

/** The lines written on an edge, and the room they take. */
export interface EdgeLabel {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

const WIDTH = 190;
const LINES_OF_LABEL = 3;

/** The label of an edge; null when it has none. */
export function edgeLabel(edge: PictureEdge): EdgeLabel | null {
  const lines = labelsInFew(edge.labels).flatMap((label) =>
    wrapText(label, { width: WIDTH, fontSize: FONT.label, maxLines: LINES_OF_LABEL }),
  );
  if (lines.length === 0) {
    return null;
  }
  const width = Math.max(...lines.map((line) => textWidth(line, FONT.label)));
  return { lines, width: width + 8, height: lines.length * LINE.small + 4 };
}
