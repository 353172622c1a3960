import { frameSize } from "./arrangement.js";
import { type Box, boxAround, type Point } from "./box.js";
import { FRAME } from "./box-sizes.js";
import type { PlacedScene } from "./place-scene.js";
import type { Scene } from "./scene.js";

/** A box on its way: with all that is inside it. */
export interface Moving {
  readonly id: string;
  readonly by: Point;
}

/** The same with one box moved; the frames around it stay around all that is inside them, and nothing else moves. */
export function movedBoxes({ boxes }: Scene, placed: PlacedScene, { id, by }: Moving): PlacedScene {
  const moved = new Map(placed.boxes);
  const going = new Set([id]);
  for (const { part, parentId } of boxes) {
    if (parentId !== null && going.has(parentId)) {
      going.add(part.id);
    }
    const box = placed.boxes.get(part.id);
    if (going.has(part.id) && box !== undefined) {
      moved.set(part.id, { ...box, x: box.x + by.x, y: box.y + by.y });
    }
  }
  const parents = new Map(boxes.map(({ part, parentId }) => [part.id, parentId]));
  for (let frame = parents.get(id) ?? null; frame !== null; frame = parents.get(frame) ?? null) {
    const inner = boxes.flatMap(({ part, parentId }) =>
      parentId === frame ? (moved.get(part.id) ?? []) : [],
    );
    const around = boxAround(inner);
    if (around !== null) {
      moved.set(frame, frameAround(around));
    }
  }
  return { ...placed, boxes: moved };
}

function frameAround(around: Box): Box {
  return { x: around.x - FRAME.side, y: around.y - FRAME.top, ...frameSize(around) };
}
