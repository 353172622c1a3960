/** The places a view keeps win over the layout. */

import { present } from "@plumbline/model-core";
import type { Picture, PictureNode } from "../picture/picture.js";
import type { Position } from "../view/view.js";
import { framed } from "./framed.js";
import type { Box, Layout, Point } from "./layout.js";
import { overlap } from "./layout.js";

const GAP = 20;

/**
 * Puts the boxes that the view places where it says, moves the others out of their way, draws each
 * boundary around what is inside it and every line straight. Without places the layout stays as it is.
 */
export function placeByView(
  picture: Picture,
  layout: Layout,
  positions: { readonly [id: string]: Position },
): Layout {
  const leaves = picture.nodes.filter((node) => !node.isBoundary);
  const placed = leaves.filter((node) => positionOf(node, positions) !== null);
  if (placed.length === 0) {
    return layout;
  }
  const boxes = new Map<string, Box>();
  for (const node of [...placed, ...leaves.filter((leaf) => !placed.includes(leaf))]) {
    const box = present(layout.boxes.get(node.key));
    const position = positionOf(node, positions);
    boxes.set(node.key, position === null ? freePlace(box, [...boxes.values()]) : { ...box, ...position });
  }
  return framed(picture, boxes);
}

function positionOf(node: PictureNode, positions: { readonly [id: string]: Position }): Point | null {
  return node.id !== null && Object.hasOwn(positions, node.id) ? present(positions[node.id]) : null;
}

/** The box, as far down as it takes to touch none of the others. */
function freePlace(box: Box, others: readonly Box[]): Box {
  let place = box;
  for (const other of [...others].sort((left, right) => left.y - right.y)) {
    if (overlap(place, other, GAP)) {
      place = { ...place, y: other.y + other.height + GAP };
    }
  }
  return place;
}
