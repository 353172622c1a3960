import type { CanvasFilters, CanvasFocus } from "./canvas-view.js";
import type { DrawnModel } from "./drawn-model.js";
import { filteredIds } from "./filtered-ids.js";
import { focusedIds } from "./focused-ids.js";
import type { Part } from "./part.js";
import { type SceneLine, sceneLines } from "./scene-lines.js";

/** A part that is shown: as a box, or as a frame around what is inside it. */
export interface SceneBox {
  readonly part: Part;
  /** The frame it stands in; null where it stands in none. */
  readonly parentId: string | null;
  readonly isOpen: boolean;
  /** How many facts are inside it. */
  readonly inside: number;
  /** How many frames are around it. */
  readonly depth: number;
}

/** What the canvas shows, before anything has a place. */
export interface Scene {
  /** A frame comes before what is inside it. */
  readonly boxes: readonly SceneBox[];
  readonly lines: readonly SceneLine[];
}

export interface SceneOptions {
  readonly openIds: readonly string[];
  readonly focus?: CanvasFocus | null | undefined;
  readonly filters?: CanvasFilters | undefined;
}

/** What is shown of a model while these parts are open. Filters first: what they leave out is no way to a focus. */
export function sceneOf(drawn: DrawnModel, { openIds, focus, filters }: SceneOptions): Scene {
  const all = openBoxes(drawn, new Set(openIds));
  const meets = filters === undefined ? all : kept(all, filteredIds(drawn, all, { filters, focus }));
  const lines = sceneLines(drawn, meets);
  if (focus === null || focus === undefined) {
    return { boxes: meets, lines };
  }
  const near = focusedIds(drawn.tree, { boxes: meets, lines }, focus);
  return near === null
    ? { boxes: meets, lines }
    : {
        boxes: kept(meets, near),
        lines: lines.filter(({ fromId, toId }) => near.has(fromId) && near.has(toId)),
      };
}

function openBoxes({ tree }: DrawnModel, open: ReadonlySet<string>): readonly SceneBox[] {
  const boxes: SceneBox[] = [];
  const add = (parentId: string | null, depth: number): void => {
    for (const id of tree.insideOf.get(parentId) ?? []) {
      const part = tree.parts.get(id);
      if (part !== undefined) {
        const inside = tree.countOf.get(id) ?? 0;
        const isOpen = inside > 0 && open.has(id);
        boxes.push({ part, parentId, isOpen, inside, depth });
        if (isOpen) {
          add(id, depth + 1);
        }
      }
    }
  };
  add(null, 0);
  return boxes;
}

/** The boxes with these IDs and the frames around them. */
function kept(boxes: readonly SceneBox[], ids: ReadonlySet<string>): readonly SceneBox[] {
  const parents = new Map(boxes.map(({ part, parentId }) => [part.id, parentId]));
  const stay = new Set(ids);
  for (const id of ids) {
    for (let at = parents.get(id) ?? null; at !== null; at = parents.get(at) ?? null) {
      stay.add(at);
    }
  }
  return boxes.filter(({ part }) => stay.has(part.id));
}
