import type { Picture, PictureEdge, PictureNode } from "./picture.js";

/** How much of a picture there is room for. */
interface Room {
  readonly nodes: number;
  readonly edges: number;
}

/** What there is no room for. */
export interface LeftOut {
  /** Names of boxes, in the order of the picture. */
  readonly names: readonly string[];
  readonly boxes: { readonly shown: number; readonly all: number };
  readonly lines: { readonly shown: number; readonly all: number };
}

export interface PartOfPicture {
  readonly picture: Picture;
  /** Null when all of it is shown. */
  readonly leftOut: LeftOut | null;
}

/**
 * As much of a picture as there is room for: what contains before what is contained, then what has more lines. The
 * same picture always gives the same part.
 */
export function partOfPicture(picture: Picture, room: Room): PartOfPicture {
  const { nodes: all, edges } = picture;
  if (all.length <= room.nodes && edges.length <= room.edges) {
    return { picture, leftOut: null };
  }
  const kept = new Set(inOrderOfWeight(picture).slice(0, room.nodes));
  const nodes = framesWithContent(all.filter(({ key }) => kept.has(key)));
  const lines = edges
    .filter(({ fromKey, toKey }) => kept.has(fromKey) && kept.has(toKey))
    .slice(0, room.edges);
  const leftOut = {
    names: all.filter(({ key }) => !kept.has(key)).map(({ name }) => name),
    boxes: { shown: nodes.length, all: all.length },
    lines: { shown: lines.length, all: edges.length },
  };
  return { picture: { ...picture, nodes, edges: lines }, leftOut };
}

/** The keys of all boxes, what is to be shown first in front. */
function inOrderOfWeight({ nodes, edges }: Picture): readonly string[] {
  const lines = linesOf(edges);
  const depths = depthsOf(nodes);
  const depth = (key: string): number => depths.get(key) ?? 0;
  const linesAt = (key: string): number => lines.get(key) ?? 0;
  return nodes
    .map(({ key }) => key)
    .sort((left, right) => depth(left) - depth(right) || linesAt(right) - linesAt(left));
}

function linesOf(edges: readonly PictureEdge[]): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  for (const key of edges.flatMap(({ fromKey, toKey }) => [fromKey, toKey])) {
    lines.set(key, (lines.get(key) ?? 0) + 1);
  }
  return lines;
}

/** A boundary stands before what is inside it, so its depth is known by then. */
function depthsOf(nodes: readonly PictureNode[]): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  for (const { key, parentKey } of nodes) {
    depths.set(key, parentKey === null ? 0 : (depths.get(parentKey) ?? 0) + 1);
  }
  return depths;
}

/** A frame around nothing is a box. */
function framesWithContent(nodes: readonly PictureNode[]): readonly PictureNode[] {
  const parents = new Set(nodes.map(({ parentKey }) => parentKey));
  return nodes.map((node) =>
    node.isBoundary && !parents.has(node.key) ? { ...node, isBoundary: false } : node,
  );
}
