import { type Box, centreOf, type Size } from "./box.js";

/**
 * Lets one of several boxes that do not overlap become larger around its centre. What is above or below it moves up or
 * down as far as it grew, what stands beside it in its row moves aside, and nothing else moves: what was above something
 * stays above it, and nothing overlaps.
 */
export function makeRoom(boxes: ReadonlyMap<string, Box>, id: string, size: Size): ReadonlyMap<string, Box> {
  const before = boxes.get(id);
  if (before === undefined) {
    return boxes;
  }
  const centre = centreOf(before);
  const grown: Box = { ...size, x: centre.x - size.width / 2, y: centre.y - size.height / 2 };
  const upAndDown = new Map(
    [...boxes].map(
      ([other, box]) => [other, other === id ? grown : movedUpOrDown(box, before, grown)] as const,
    ),
  );
  return movedAside(upAndDown, { before, grown, id });
}

function movedUpOrDown(box: Box, before: Box, grown: Box): Box {
  const by = (grown.height - before.height) / 2;
  if (box.y >= before.y + before.height) {
    return { ...box, y: box.y + by };
  }
  return box.y + box.height <= before.y ? { ...box, y: box.y - by } : box;
}

interface Growth {
  readonly id: string;
  readonly before: Box;
  readonly grown: Box;
}

/** What stands beside the grown box, and what stands in a row with that, moves; other rows stay. */
function movedAside(
  boxes: ReadonlyMap<string, Box>,
  { id, before, grown }: Growth,
): ReadonlyMap<string, Box> {
  const by = (grown.width - before.width) / 2;
  const moved = new Map(boxes);
  const rows: Box[] = [grown];
  const waiting = new Map([...boxes].filter(([other]) => other !== id));
  for (let row = rows.pop(); row !== undefined; row = rows.pop()) {
    for (const [other, box] of waiting) {
      const side = sideOf(box, before);
      if (side !== 0 && shareRow(box, row)) {
        waiting.delete(other);
        moved.set(other, { ...box, x: box.x + side * by });
        rows.push(box);
      }
    }
  }
  return moved;
}

/** -1 to the left, 1 to the right, 0 above or below. */
function sideOf(box: Box, before: Box): -1 | 0 | 1 {
  if (box.x >= before.x + before.width) {
    return 1;
  }
  return box.x + box.width <= before.x ? -1 : 0;
}

function shareRow(left: Box, right: Box): boolean {
  return left.y < right.y + right.height && right.y < left.y + left.height;
}
