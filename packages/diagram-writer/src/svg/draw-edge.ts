import { DRAWING_LIMITS } from "../limits.js";
import type { PictureEdge } from "../picture/picture.js";
import { isDoubtful } from "../picture/standing.js";
import { edgeLabel } from "./edge-label.js";
import type { LaidEdge, Line, Point } from "./layout.js";
import { LINE } from "./node-text.js";
import { escapeXml, pixels, tag } from "./xml.js";

const CORNER = 7;

/** The line of an edge with its arrow head. */
export function drawLine(edge: PictureEdge, laid: LaidEdge): string {
  const doubt = isDoubtful(edge.marks);
  const kind = edge.kind === "message" ? " message" : "";
  const head = doubt ? "doubt-head" : edge.kind === "message" ? "message-head" : "head";
  return tag("path", {
    class: `edge${kind}${doubt ? " doubt" : ""}`,
    "data-edge": `${edge.fromKey} ${edge.toKey}`,
    d: roundedPath(laid.points),
    "marker-end": `url(#${head})`,
  });
}

/** The label of an edge on a ground of its own, so that a line behind it does not cross the letters. */
export function drawLabel(edge: PictureEdge, laid: LaidEdge): string {
  const label = edgeLabel(edge);
  if (label === null || laid.label === null) {
    return "";
  }
  const { x, y, width, height } = laid.label;
  const lines = label.lines.map((line, index) =>
    tag(
      "text",
      { class: "label", x: x + width / 2, y: y + 13 + index * LINE.small, "text-anchor": "middle" },
      escapeXml(line),
    ),
  );
  const title = tag("title", {}, escapeXml(edge.labels.slice(0, DRAWING_LIMITS.labelsInTitle).join("; ")));
  return tag(
    "g",
    {},
    `${title}${tag("rect", { class: "halo", x, y, width, height, rx: 3 })}${lines.join("")}`,
  );
}

/** A path along points whose corners are round. */
export function roundedPath([first, ...others]: Line): string {
  const parts = [`M${pixels(first.x)} ${pixels(first.y)}`];
  let before = first;
  others.forEach((point, index) => {
    const after = others[index + 1];
    if (after === undefined) {
      parts.push(`L${pixels(point.x)} ${pixels(point.y)}`);
    } else {
      const start = towards(point, before);
      const end = towards(point, after);
      parts.push(`L${pixels(start.x)} ${pixels(start.y)}`);
      parts.push(`Q${pixels(point.x)} ${pixels(point.y)} ${pixels(end.x)} ${pixels(end.y)}`);
    }
    before = point;
  });
  return parts.join("");
}

/** The point a corner away from one point towards another, or half of the way when that is nearer. */
function towards(from: Point, to: Point): Point {
  const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
  const part = Math.min(0.5, CORNER / length);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
