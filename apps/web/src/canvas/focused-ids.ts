import type { CanvasFocus } from "./canvas-view.js";
import { framesAround, type PartsTree } from "./part.js";
import type { Scene, SceneBox } from "./scene.js";

/**
 * The boxes that are a few lines away from one part, or from what is shown around it; lines count in both directions,
 * and what stands inside the part counts as it does. Null for a part that nothing shown stands for.
 */
export function focusedIds(tree: PartsTree, scene: Scene, focus: CanvasFocus): ReadonlySet<string> | null {
  const start = shownFor(tree, scene.boxes, focus.id);
  if (start === null) {
    return null;
  }
  const reached = new Set(insideAll(scene.boxes, start));
  for (let step = 0; step < focus.steps; step += 1) {
    const from = new Set(reached);
    for (const { fromId, toId } of scene.lines) {
      if (from.has(fromId) || from.has(toId)) {
        reached.add(fromId).add(toId);
      }
    }
  }
  return reached;
}

/** The box that shows a part, or the nearest around it. */
export function shownFor(tree: PartsTree, boxes: readonly SceneBox[], id: string): string | null {
  const shown = new Set(boxes.map(({ part }) => part.id));
  return [id, ...framesAround(tree, id)].find((one) => shown.has(one)) ?? null;
}

function insideAll(boxes: readonly SceneBox[], start: string): ReadonlySet<string> {
  const inside = new Set([start]);
  for (const { part, parentId } of boxes) {
    if (parentId !== null && inside.has(parentId)) {
      inside.add(part.id);
    }
  }
  return inside;
}
