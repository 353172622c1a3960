import { present } from "@plumbline/model-core";
import type { PartOfPicture } from "../picture/part-of-picture.js";
import type { Picture } from "../picture/picture.js";
import { framed } from "./framed.js";
import type { Box, Layout, Point } from "./layout.js";
import { nodeText } from "./node-text.js";
import { svgOfLayout } from "./svg-of-layout.js";

/** Where the middle of each box is that is no frame, by its key. */
export type Centres = Readonly<Record<string, Point>>;

/** Draws a picture whose boxes have their places: frames are around what is inside them, lines are straight. */
export function placedSvg(part: PartOfPicture, centres: Centres): string {
  return svgOfLayout(part, layoutOf(part.picture, centres));
}

function layoutOf(picture: Picture, centres: Centres): Layout {
  const boxes = new Map<string, Box>();
  for (const node of picture.nodes.filter(({ isBoundary }) => !isBoundary)) {
    const { x, y } = present(centres[node.key]);
    const { width, height } = nodeText(node);
    boxes.set(node.key, { x: x - width / 2, y: y - height / 2, width, height });
  }
  return framed(picture, boxes);
}
