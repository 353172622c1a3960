import { type Box, boxAround, type Point, type Size } from "./box.js";
import { closedSize, FRAME } from "./box-sizes.js";
import { makeRoom } from "./make-room.js";
import type { Scene, SceneBox } from "./scene.js";

/** Where the parts directly in one frame stand while all of them are closed: their top left corners. */
export type LocalLayout = ReadonlyMap<string, Point>;

export interface PlacedScene {
  /** Absolute, by the ID of the part. What has no layout yet is missing. */
  readonly boxes: ReadonlyMap<string, Box>;
  /** Frames whose content waits for its layout. */
  readonly waiting: ReadonlySet<string>;
}

/**
 * Gives everything shown its place. Layouts are of closed parts, so a picture does not depend on the order in which parts
 * were opened, and closing one brings back what was.
 */
export function placeScene(
  { boxes }: Scene,
  layoutOf: (frame: string | null) => LocalLayout | undefined,
): PlacedScene {
  const inside = Map.groupBy(boxes, ({ parentId }) => parentId);
  const local = new Map<string | null, ReadonlyMap<string, Box>>();
  const waiting = new Set<string>();
  const sizeOf = (frame: string, closed: Size): Size => {
    const around = boxAround([...placeInside(frame).values()]);
    return around === null
      ? { width: Math.max(closed.width, FRAME.empty.width), height: FRAME.empty.height }
      : {
          width: around.width + 2 * FRAME.side,
          height: around.height + FRAME.top + FRAME.side,
        };
  };
  const placeInside = (frame: string | null): ReadonlyMap<string, Box> => {
    const children = inside.get(frame) ?? [];
    const layout = layoutOf(frame);
    if (layout === undefined) {
      if (frame !== null) {
        waiting.add(frame);
      }
      local.set(frame, new Map());
      return new Map();
    }
    let placed: ReadonlyMap<string, Box> = new Map(closedBoxes(children, layout));
    for (const { part, isOpen } of children) {
      if (isOpen) {
        placed = makeRoom(placed, part.id, sizeOf(part.id, closedSize(part)));
      }
    }
    local.set(frame, placed);
    return placed;
  };
  placeInside(null);
  return { boxes: absolute(boxes, local), waiting };
}

function closedBoxes(
  children: readonly SceneBox[],
  layout: LocalLayout,
): readonly (readonly [string, Box])[] {
  return children.flatMap(({ part }) => {
    const corner = layout.get(part.id);
    return corner === undefined ? [] : [[part.id, { ...corner, ...closedSize(part) }] as const];
  });
}

/** A frame comes before what is inside it, so its own place is known by then. */
function absolute(
  boxes: readonly SceneBox[],
  local: ReadonlyMap<string | null, ReadonlyMap<string, Box>>,
): ReadonlyMap<string, Box> {
  const placed = new Map<string, Box>();
  const corners = new Map<string, Point>();
  for (const { part, parentId, isOpen } of boxes) {
    const own = local.get(parentId)?.get(part.id);
    const corner = parentId === null ? { x: 0, y: 0 } : corners.get(parentId);
    if (own !== undefined && corner !== undefined) {
      const box = { ...own, x: own.x + corner.x, y: own.y + corner.y };
      placed.set(part.id, box);
      if (isOpen) {
        corners.set(part.id, contentCorner(box, [...(local.get(part.id)?.values() ?? [])]));
      }
    }
  }
  return placed;
}

/** What to add to a place inside a frame to have it on the canvas. */
function contentCorner(frame: Box, inner: readonly Box[]): Point {
  const around = boxAround(inner) ?? { x: 0, y: 0 };
  return { x: frame.x + FRAME.side - around.x, y: frame.y + FRAME.top - around.y };
}
