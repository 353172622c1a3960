import { type Box, centreOf, type Size } from "./box.js";

/**
 * Lets one of several boxes that do not overlap become larger around its centre. What is beside it moves aside as far as
 * it grew, what is above or below it moves up or down, and nothing else moves: what was left of something stays left of
 * it, and nothing overlaps.
 */
export function makeRoom(boxes: ReadonlyMap<string, Box>, id: string, size: Size): ReadonlyMap<string, Box> {
  const before = boxes.get(id);
  if (before === undefined) {
    return boxes;
  }
  const centre = centreOf(before);
  const grown: Box = { ...size, x: centre.x - size.width / 2, y: centre.y - size.height / 2 };
  const aside = new Map(
    [...boxes].map(([other, box]) => [other, other === id ? grown : movedAside(box, before, grown)] as const),
  );
  return movedUpAndDown(aside, before, id);
}

function movedAside(box: Box, before: Box, grown: Box): Box {
  if (box.x >= before.x + before.width) {
    return { ...box, x: box.x + (grown.width - before.width) / 2 };
  }
  return box.x + box.width <= before.x ? { ...box, x: box.x - (grown.width - before.width) / 2 } : box;
}

/** What stands above or below the grown box, and what stands above or below that, moves; other columns stay. */
function movedUpAndDown(boxes: ReadonlyMap<string, Box>, before: Box, id: string): ReadonlyMap<string, Box> {
  const grown = boxes.get(id);
  if (grown === undefined) {
    return boxes;
  }
  const by = (grown.height - before.height) / 2;
  const moved = new Map(boxes);
  const columns: Box[] = [grown];
  const waiting = new Map([...boxes].filter(([other]) => other !== id));
  for (let column = columns.pop(); column !== undefined; column = columns.pop()) {
    for (const [other, box] of waiting) {
      const side = sideOf(box, before);
      if (side !== 0 && shareColumn(box, column)) {
        waiting.delete(other);
        moved.set(other, { ...box, y: box.y + side * by });
        columns.push(box);
      }
    }
  }
  return moved;
}

/** -1 above, 1 below, 0 beside. */
function sideOf(box: Box, before: Box): -1 | 0 | 1 {
  if (box.y >= before.y + before.height) {
    return 1;
  }
  return box.y + box.height <= before.y ? -1 : 0;
}

function shareColumn(left: Box, right: Box): boolean {
  return left.x < right.x + right.width && right.x < left.x + left.width;
}
