import { present } from "@plumbline/model-core";
import type { Picture, PictureNode } from "./picture.js";

/**
 * The picture with these nodes alone, the frames around them, and the lines between two of them. A frame that stands for
 * its content keeps none of its own lines, and one around nothing is a box.
 */
export function keepInPicture(picture: Picture, kept: ReadonlySet<string>): Picture {
  const byKey = new Map(picture.nodes.map((node) => [node.key, node]));
  const stays = new Set(kept);
  for (const key of kept) {
    for (const frame of framesOf(byKey, key)) {
      stays.add(frame);
    }
  }
  const nodes = picture.nodes.filter(({ key }) => stays.has(key));
  const renamed = new Map(nodes.map(({ key }, place) => [key, `n${place + 1}`]));
  const nameOf = (key: string): string => present(renamed.get(key));
  const frames = new Set(nodes.map(({ parentKey }) => parentKey));
  return {
    ...picture,
    nodes: nodes.map((node) => ({
      ...node,
      key: nameOf(node.key),
      parentKey: node.parentKey === null ? null : nameOf(node.parentKey),
      isBoundary: frames.has(node.key),
    })),
    edges: picture.edges
      .filter(({ fromKey, toKey }) => kept.has(fromKey) && kept.has(toKey))
      .map((edge) => ({ ...edge, fromKey: nameOf(edge.fromKey), toKey: nameOf(edge.toKey) })),
    rootKey: picture.rootKey === null ? null : (renamed.get(picture.rootKey) ?? null),
  };
}

/** What a node stands in, the innermost first. */
export function framesOf(byKey: ReadonlyMap<string, PictureNode>, key: string): readonly string[] {
  const frames: string[] = [];
  for (let parent = byKey.get(key)?.parentKey ?? null; parent !== null; ) {
    frames.push(parent);
    parent = byKey.get(parent)?.parentKey ?? null;
  }
  return frames;
}
