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
  const { x, y } = centreOf(before);
  return makeRoomFor(boxes, id, { ...size, x: x - size.width / 2, y: y - size.height / 2 });
}

/** The same for one that becomes another box: what is on the sides to which it grew makes room. */
export function makeRoomFor(
  boxes: ReadonlyMap<string, Box>,
  id: string,
  grown: Box,
): ReadonlyMap<string, Box> {
  const before = boxes.get(id);
  if (before === undefined) {
    return boxes;
  }
  const upAndDown = new Map(
    [...boxes].map(
      ([other, box]) => [other, other === id ? grown : movedUpOrDown(box, before, grown)] as const,
    ),
  );
  return movedAside(upAndDown, { before, grown, id });
}

function movedUpOrDown(box: Box, before: Box, grown: Box): Box {
  if (box.y >= before.y + before.height) {
    return { ...box, y: box.y + Math.max(0, grown.y + grown.height - before.y - before.height) };
  }
  return box.y + box.height <= before.y ? { ...box, y: box.y - Math.max(0, before.y - grown.y) } : box;
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
  const toLeft = Math.max(0, before.x - grown.x);
  const toRight = Math.max(0, grown.x + grown.width - before.x - before.width);
  const moved = new Map(boxes);
  const rows: Box[] = [grown];
  const waiting = new Map([...boxes].filter(([other]) => other !== id));
  for (let row = rows.pop(); row !== undefined; row = rows.pop()) {
    for (const [other, box] of waiting) {
      const side = sideOf(box, before);
      if (side !== 0 && shareRow(box, row)) {
        waiting.delete(other);
        moved.set(other, { ...box, x: box.x + (side < 0 ? -toLeft : toRight) });
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
