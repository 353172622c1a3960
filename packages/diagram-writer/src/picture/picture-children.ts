import type { Picture, PictureNode } from "./picture.js";

/** The nodes directly inside a boundary, or outside all of them for null, in the order of the picture. */
export type PictureChildren = (parentKey: string | null) => readonly PictureNode[];

/** Finds what stands inside what, in one pass over the nodes. */
export function pictureChildren(picture: Picture): PictureChildren {
  const children = new Map<string | null, PictureNode[]>();
  for (const node of picture.nodes) {
    const siblings = children.get(node.parentKey);
    if (siblings === undefined) {
      children.set(node.parentKey, [node]);
    } else {
      siblings.push(node);
    }
  }
  return (parentKey) => children.get(parentKey) ?? [];
}
