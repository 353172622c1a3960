/** Frames around placed boxes and straight lines between them. */

import type { Picture, PictureNode } from "../picture/picture.js";
import { edgeLabel } from "./edge-label.js";
import type { Box, LaidEdge, Layout, Point } from "./layout.js";
import { boxAround } from "./layout.js";

const BOUNDARY = { top: 52, side: 28 } as const;

/** Completes the places of all boxes that are no boundary: a frame around what is inside, straight lines. */
export function framed(picture: Picture, leaves: ReadonlyMap<string, Box>): Layout {
  const boxes = new Map(leaves);
  for (const boundary of picture.nodes.filter((node) => node.isBoundary).reverse()) {
    boxes.set(boundary.key, frameAround(picture, boundary, boxes));
  }
  return { boxes, edges: straightEdges(picture, boxes) };
}

function frameAround(picture: Picture, boundary: PictureNode, boxes: ReadonlyMap<string, Box>): Box {
  const inner = picture.nodes
    .filter(({ parentKey }) => parentKey === boundary.key)
    .flatMap(({ key }) => boxes.get(key) ?? []);
  const around = boxAround(inner) ?? { x: 0, y: 0, width: 0, height: 0 };
  return {
    x: around.x - BOUNDARY.side,
    y: around.y - BOUNDARY.top,
    width: around.width + 2 * BOUNDARY.side,
    height: around.height + BOUNDARY.top + BOUNDARY.side,
  };
}

function straightEdges(picture: Picture, boxes: ReadonlyMap<string, Box>): readonly LaidEdge[] {
  const count = new Map<string, number>();
  return picture.edges.map((edge): LaidEdge => {
    const from = boxes.get(edge.fromKey);
    const to = boxes.get(edge.toKey);
    if (from === undefined || to === undefined) {
      return { points: [], label: null };
    }
    const pair = [edge.fromKey, edge.toKey].sort().join(" ");
    const nth = count.get(pair) ?? 0;
    count.set(pair, nth + 1);
    // Lines between the same two boxes run beside each other.
    const shift = nth === 0 ? 0 : Math.ceil(nth / 2) * 18 * (nth % 2 === 1 ? 1 : -1);
    const start = border(from, centre(to), shift);
    const end = border(to, centre(from), shift);
    const label = edgeLabel(edge);
    // Off the middle, so that labels of lines that cross there do not meet.
    const at = { x: start.x + (end.x - start.x) * 0.42, y: start.y + (end.y - start.y) * 0.42 };
    return {
      points: [start, end],
      label:
        label === null
          ? null
          : {
              x: at.x - label.width / 2,
              y: at.y - label.height / 2,
              width: label.width,
              height: label.height,
            },
    };
  });
}

function centre(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where the line from the middle of a box to a point leaves the box. */
function border(box: Box, to: Point, shift: number): Point {
  const from = centre(box);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const across = dx === 0 ? Number.POSITIVE_INFINITY : box.width / 2 / Math.abs(dx);
  const up = dy === 0 ? Number.POSITIVE_INFINITY : box.height / 2 / Math.abs(dy);
  const part = Math.min(across, up, 1);
  const sideways = across < up ? { x: 0, y: shift } : { x: shift, y: 0 };
  return { x: from.x + dx * part + sideways.x, y: from.y + dy * part + sideways.y };
}
