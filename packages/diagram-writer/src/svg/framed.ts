/** Frames around placed boxes and straight lines between them. */

import { present } from "@plumbline/model-core";
import type { Picture, PictureEdge } from "../picture/picture.js";
import { edgeLabel } from "./edge-label.js";
import type { Box, LaidEdge, Layout, Point } from "./layout.js";
import { boxAround, overlap } from "./layout.js";

/** Parts of the way along a line, in the order they are tried for its label. */
const LABEL_PARTS = [0.42, 0.5, 0.34, 0.58, 0.26, 0.66, 0.18, 0.74, 0.82, 0.1, 0.9] as const;
const BOUNDARY = { top: 52, side: 28 } as const;

/** Completes the places of all boxes that are no boundary: a frame around what is inside, straight lines. */
export function framed(picture: Picture, leaves: ReadonlyMap<string, Box>): Layout {
  const boxes = new Map(leaves);
  for (const boundary of picture.nodes.filter((node) => node.isBoundary).reverse()) {
    const inside = picture.nodes.filter(({ parentKey }) => parentKey === boundary.key);
    boxes.set(boundary.key, frameAround(inside.map(({ key }) => present(boxes.get(key)))));
  }
  return { boxes, edges: straightEdges(picture, boxes) };
}

/** The frame around the boxes of what stands directly in it. */
export function frameAround(inner: readonly Box[]): Box {
  const around = present(boxAround(inner));
  return {
    x: around.x - BOUNDARY.side,
    y: around.y - BOUNDARY.top,
    width: around.width + 2 * BOUNDARY.side,
    height: around.height + BOUNDARY.top + BOUNDARY.side,
  };
}

interface Taken {
  readonly boxes: readonly Box[];
  readonly labels: Box[];
}

function straightEdges(picture: Picture, boxes: ReadonlyMap<string, Box>): readonly LaidEdge[] {
  const count = new Map<string, number>();
  const leaves = picture.nodes.filter(({ isBoundary }) => !isBoundary);
  const taken: Taken = { boxes: leaves.map(({ key }) => present(boxes.get(key))), labels: [] };
  return picture.edges.map((edge): LaidEdge => {
    const from = present(boxes.get(edge.fromKey));
    const to = present(boxes.get(edge.toKey));
    const pair = [edge.fromKey, edge.toKey].sort().join(" ");
    const nth = count.get(pair) ?? 0;
    count.set(pair, nth + 1);
    // Lines between the same two boxes run beside each other.
    const shift = nth === 0 ? 0 : Math.ceil(nth / 2) * 18 * (nth % 2 === 1 ? 1 : -1);
    const start = border(from, centre(to), shift);
    const end = border(to, centre(from), shift);
    const label = labelPlace(edge, [start, end], taken);
    if (label !== null) {
      taken.labels.push(label);
    }
    return { points: [start, end], label };
  });
}

/** Where along a line a label covers no box and no other label, or at least no box, or near the middle. */
function labelPlace(edge: PictureEdge, [start, end]: readonly [Point, Point], taken: Taken): Box | null {
  const label = edgeLabel(edge);
  if (label === null) {
    return null;
  }
  const { width, height } = label;
  const at = (part: number): Box => ({
    x: start.x + (end.x - start.x) * part - width / 2,
    y: start.y + (end.y - start.y) * part - height / 2,
    width,
    height,
  });
  const isFree = (part: number, others: readonly Box[]): boolean =>
    !others.some((box) => overlap(at(part), box, 2));
  const free =
    LABEL_PARTS.find((part) => isFree(part, taken.boxes) && isFree(part, taken.labels)) ??
    LABEL_PARTS.find((part) => isFree(part, taken.boxes)) ??
    LABEL_PARTS[0];
  return at(free);
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
