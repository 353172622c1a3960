import type { Picture, PictureNode } from "../picture/picture.js";
import { framed } from "./framed.js";
import type { Box, Layout } from "./layout.js";
import { nodeText } from "./node-text.js";

const GAP = { across: 150, down: 70 } as const;
const FRAME = 90;

/** Puts boxes beside each other in rows, those of one boundary in rows of their own. For want of better. */
export function gridLayout(picture: Picture): Layout {
  const boxes = new Map<string, Box>();
  const groups = new Map<string | null, PictureNode[]>();
  for (const node of picture.nodes.filter(({ isBoundary }) => !isBoundary)) {
    groups.set(node.parentKey, [...(groups.get(node.parentKey) ?? []), node]);
  }
  let y = 0;
  for (const nodes of groups.values()) {
    y = placeRows(nodes, y, boxes) + FRAME;
  }
  return framed(picture, boxes);
}

/** Places nodes in rows from `top`; gives where they end. */
function placeRows(nodes: readonly PictureNode[], top: number, boxes: Map<string, Box>): number {
  const columns = Math.ceil(Math.sqrt(nodes.length));
  let [x, y, below] = [0, top, top];
  nodes.forEach((node, index) => {
    if (index > 0 && index % columns === 0) {
      [x, y] = [0, below + GAP.down];
    }
    const { width, height } = nodeText(node);
    boxes.set(node.key, { x, y, width, height });
    x += width + GAP.across;
    below = Math.max(below, y + height);
  });
  return below;
}
