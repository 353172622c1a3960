import { type Box, boxAround, type Point, type Size } from "./box.js";
import { closedSize, FRAME } from "./box-sizes.js";
import type { PartsTree } from "./part.js";
import type { PlacedScene } from "./place-scene.js";
import type { Scene } from "./scene.js";

/** Where boxes stand because somebody put them there. */
export interface Arrangement {
  /** What was open when they were put there. */
  readonly openIds: ReadonlySet<string>;
  /** Top left corners by what they stand in: within a part from the corner of its frame, and on the canvas for null. */
  readonly places: ReadonlyMap<string | null, ReadonlyMap<string, Point>>;
}

/** How large a frame is around what is inside it. */
export function frameSize(around: Size): Size {
  return { width: around.width + 2 * FRAME.side, height: around.height + FRAME.top + FRAME.side };
}

/** How large a part was when it was put somewhere. */
export function arrangedSize(tree: PartsTree, arranged: Arrangement, id: string): Size | null {
  const part = tree.parts.get(id);
  if (part === undefined) {
    return null;
  }
  const around = arranged.openIds.has(id) ? boxAround(arrangedBoxes(tree, arranged, id)) : null;
  return around === null ? closedSize(part) : frameSize(around);
}

function arrangedBoxes(tree: PartsTree, arranged: Arrangement, frame: string): readonly Box[] {
  return [...(arranged.places.get(frame) ?? [])].flatMap(([id, corner]) => {
    const size = arrangedSize(tree, arranged, id);
    return size === null ? [] : [{ ...corner, ...size }];
  });
}

interface Moved {
  readonly scene: Scene;
  readonly before: PlacedScene;
  readonly after: PlacedScene;
  readonly arranged: Arrangement | null | undefined;
}

/** Everything stays where it is after a move; what is not shown now stays where it was beside the others. */
export function arrangementAfter({ scene, before, after, arranged }: Moved): Arrangement {
  const places = new Map(arranged?.places);
  const openIds = new Set(arranged?.openIds);
  for (const [frame, children] of Map.groupBy(scene.boxes, ({ parentId }) => parentId)) {
    const corner = cornerOf(after, frame);
    const shift = differenceOf(cornerOf(before, frame), corner);
    const kept = new Map([...(places.get(frame) ?? [])].map(([id, at]) => [id, sumOf(at, shift)] as const));
    for (const { part, isOpen } of children) {
      const box = after.boxes.get(part.id);
      if (box !== undefined) {
        kept.set(part.id, differenceOf(box, corner));
      }
      if (isOpen) {
        openIds.add(part.id);
      } else {
        openIds.delete(part.id);
      }
    }
    places.set(frame, kept);
  }
  return { openIds, places };
}

function cornerOf({ boxes }: PlacedScene, frame: string | null): Point {
  return (frame === null ? undefined : boxes.get(frame)) ?? { x: 0, y: 0 };
}

function sumOf(left: Point, right: Point): Point {
  return { x: left.x + right.x, y: left.y + right.y };
}

function differenceOf(left: Point, right: Point): Point {
  return { x: left.x - right.x, y: left.y - right.y };
}
