import { arrangedBoxes } from "./arranged-boxes.js";
import { type Arrangement, frameSize } from "./arrangement.js";
import { type Box, boxAround, centreOf, type Point, type Size } from "./box.js";
import { closedSize, FRAME } from "./box-sizes.js";
import { makeRoom } from "./make-room.js";
import type { PartsTree } from "./part.js";
import type { Scene, SceneBox } from "./scene.js";

/** Where the parts directly in one frame stand while all of them are closed: their top left corners. */
export type LocalLayout = ReadonlyMap<string, Point>;

export interface PlacedScene {
  /** Absolute, by the ID of the part. What has no layout yet is missing. */
  readonly boxes: ReadonlyMap<string, Box>;
  /** Frames whose content waits for its layout. */
  readonly waiting: ReadonlySet<string>;
}

/** Where somebody put parts. */
export interface Arranged {
  readonly tree: PartsTree;
  readonly arranged: Arrangement;
}

/**
 * Gives everything shown its place. Layouts are of closed parts, so a picture does not depend on the order in which parts
 * were opened, and closing one brings back what was. What somebody put somewhere stands there.
 */
export function placeScene(
  { boxes }: Scene,
  layoutOf: (frame: string | null) => LocalLayout | undefined,
  by: Arranged | null = null,
): PlacedScene {
  const inside = Map.groupBy(boxes, ({ parentId }) => parentId);
  const local = new Map<string | null, ReadonlyMap<string, Box>>();
  const waiting = new Set<string>();
  const sizeOf = (frame: string, closed: Size): Size => {
    const around = boxAround([...placeInside(frame).values()]);
    return around === null
      ? { width: Math.max(closed.width, FRAME.empty.width), height: FRAME.empty.height }
      : frameSize(around);
  };
  const placeInside = (frame: string | null): ReadonlyMap<string, Box> => {
    const children = inside.get(frame) ?? [];
    let placed = boxesIn(children, { frame, layout: layoutOf(frame), by });
    if (placed === undefined) {
      if (frame !== null) {
        waiting.add(frame);
      }
      local.set(frame, new Map());
      return new Map();
    }
    for (const { part, isOpen } of children) {
      const closed = closedSize(part);
      placed = resized(placed, part.id, isOpen ? sizeOf(part.id, closed) : closed);
    }
    local.set(frame, placed);
    return placed;
  };
  placeInside(null);
  return { boxes: absolute(boxes, local), waiting };
}

interface Standing {
  readonly frame: string | null;
  readonly layout: LocalLayout | undefined;
  readonly by: Arranged | null;
}

function boxesIn(
  children: readonly SceneBox[],
  { frame, layout, by }: Standing,
): ReadonlyMap<string, Box> | undefined {
  if (by?.arranged.places.has(frame)) {
    return arrangedBoxes(children, { ...by, frame, layout });
  }
  return layout && new Map(closedBoxes(children, layout));
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

/** What grows has room made for it; what becomes smaller keeps its middle, and nothing else moves. */
function resized(boxes: ReadonlyMap<string, Box>, id: string, size: Size): ReadonlyMap<string, Box> {
  const before = boxes.get(id);
  if (before === undefined || (before.width === size.width && before.height === size.height)) {
    return boxes;
  }
  const most = {
    width: Math.max(before.width, size.width),
    height: Math.max(before.height, size.height),
  };
  const made = new Map(makeRoom(boxes, id, most));
  const { x, y } = centreOf(before);
  return made.set(id, { x: x - size.width / 2, y: y - size.height / 2, ...size });
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
