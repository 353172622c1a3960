import type { ModelIndex } from "@plumbline/model-core";
import type { Focus } from "../view/view-parts.js";
import { framesOf, keepInPicture } from "./keep-in-picture.js";
import { lineage } from "./lineage.js";
import type { Picture } from "./picture.js";

/**
 * The part of a picture that is a few lines away from one thing, or from what is shown around it; lines count in both
 * directions, and what stands inside the thing counts as it does. Something that nothing shown stands for leaves the
 * picture as it is.
 */
export function focused(index: ModelIndex, picture: Picture, focus: Focus): Picture {
  const start = nodesOf(index, picture, focus.id);
  if (start.size === 0) {
    return picture;
  }
  const reached = new Set(start);
  for (let step = 0; step < focus.steps; step += 1) {
    const from = new Set(reached);
    for (const { fromKey, toKey } of picture.edges) {
      if (from.has(fromKey) || from.has(toKey)) {
        reached.add(fromKey).add(toKey);
      }
    }
  }
  return keepInPicture(picture, reached);
}

/** The node that shows a thing, with all that stands in it. */
function nodesOf(index: ModelIndex, picture: Picture, id: string): ReadonlySet<string> {
  const ids = index.channels.has(id) ? [id] : lineage(index, id).map((element) => element.id);
  const nodes = new Map(picture.nodes.flatMap((node) => (node.id === null ? [] : [[node.id, node.key]])));
  const key = ids.map((one) => nodes.get(one)).find((found) => found !== undefined);
  if (key === undefined) {
    return new Set();
  }
  const byKey = new Map(picture.nodes.map((node) => [node.key, node]));
  const inside = picture.nodes.filter((node) => framesOf(byKey, node.key).includes(key));
  return new Set([key, ...inside.map((node) => node.key)]);
}
