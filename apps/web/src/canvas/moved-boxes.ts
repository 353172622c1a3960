import { frameSize } from "./arrangement.js";
import { type Box, boxAround, type Point } from "./box.js";
import { FRAME } from "./box-sizes.js";
import { makeRoomFor } from "./make-room.js";
import type { PlacedScene } from "./place-scene.js";
import type { Scene, SceneBox } from "./scene.js";

/** A box on its way: with all that is inside it. */
export interface Moving {
  readonly id: string;
  readonly by: Point;
}

/**
 * The same with one box moved. The frames around it stay around all that is inside them; where one grows, what is beside
 * it makes room, and nothing else moves.
 */
export function movedBoxes({ boxes }: Scene, placed: PlacedScene, { id, by }: Moving): PlacedScene {
  const moved = new Map(placed.boxes);
  shift(boxes, moved, { id, by });
  const parents = new Map(boxes.map(({ part, parentId }) => [part.id, parentId]));
  for (let frame = parents.get(id) ?? null; frame !== null; frame = parents.get(frame) ?? null) {
    const around = boxAround([...boxesIn(boxes, moved, frame).values()]);
    if (around !== null) {
      const beside = boxesIn(boxes, moved, parents.get(frame) ?? null);
      for (const [other, box] of makeRoomFor(beside, frame, frameAround(around))) {
        const before = moved.get(other) ?? box;
        if (other === frame) {
          moved.set(frame, box);
        } else if (before.x !== box.x || before.y !== box.y) {
          shift(boxes, moved, { id: other, by: { x: box.x - before.x, y: box.y - before.y } });
        }
      }
    }
  }
  return { ...placed, boxes: moved };
}

function boxesIn(
  boxes: readonly SceneBox[],
  placed: ReadonlyMap<string, Box>,
  frame: string | null,
): ReadonlyMap<string, Box> {
  const inside = boxes.filter(({ parentId }) => parentId === frame);
  return new Map(
    inside.flatMap(({ part: { id } }) => {
      const box = placed.get(id);
      return box === undefined ? [] : [[id, box] as const];
    }),
  );
}

/** Moves a box with all that is inside it. A frame comes before what it holds. */
function shift(boxes: readonly SceneBox[], placed: Map<string, Box>, { id, by }: Moving): void {
  const going = new Set([id]);
  for (const { part, parentId } of boxes) {
    if (parentId !== null && going.has(parentId)) {
      going.add(part.id);
    }
    const box = placed.get(part.id);
    if (going.has(part.id) && box !== undefined) {
      placed.set(part.id, { ...box, x: box.x + by.x, y: box.y + by.y });
    }
  }
}

function frameAround(around: Box): Box {
  return { x: around.x - FRAME.side, y: around.y - FRAME.top, ...frameSize(around) };
}
