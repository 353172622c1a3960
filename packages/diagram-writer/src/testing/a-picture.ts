/** Pictures made by hand, for tests of where boxes and lines stand. */

import type { Picture, PictureEdge, PictureNode } from "../picture/picture.js";

/** An app, whose key is also its ID and name. */
export function aNode(key: string, change: Partial<PictureNode> = {}): PictureNode {
  return {
    key,
    id: key,
    kind: "app",
    name: key,
    subtitle: "",
    lines: [],
    marks: [],
    parentKey: null,
    isBoundary: false,
    ...change,
  };
}

export function anEdge(fromKey: string, toKey: string, ...labels: readonly string[]): PictureEdge {
  return { fromKey, toKey, kind: "relationship", labels, marks: [] };
}

export function aPicture(nodes: readonly PictureNode[], edges: readonly PictureEdge[] = []): Picture {
  return { title: "A picture", kind: "landscape", nodes, edges, rootKey: null };
}
