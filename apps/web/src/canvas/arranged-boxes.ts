import type { Arrangement } from "./arrangement.js";
import { arrangedSize } from "./arrangement.js";
import type { Box, Point } from "./box.js";
import { closedSize } from "./box-sizes.js";
import type { PartsTree } from "./part.js";
import type { SceneBox } from "./scene.js";

/** What keeps boxes apart that nobody put somewhere. */
const GAP = 24;

interface Arranging {
  readonly tree: PartsTree;
  readonly arranged: Arrangement;
  readonly frame: string | null;
  /** Where the layout has what nobody put somewhere; undefined while it is on its way. */
  readonly layout: ReadonlyMap<string, Point> | undefined;
}

/**
 * The boxes in a frame as they were put there, each as large as it was then. What nobody put somewhere stands where the
 * layout has it, or below all that it would touch there. Undefined where that has to be waited for.
 */
export function arrangedBoxes(
  children: readonly SceneBox[],
  { tree, arranged, frame, layout }: Arranging,
): ReadonlyMap<string, Box> | undefined {
  const places = arranged.places.get(frame) ?? new Map<string, Point>();
  const free = children.filter(({ part }) => !places.has(part.id));
  if (free.length > 0 && layout === undefined) {
    return undefined;
  }
  const boxes = new Map<string, Box>();
  for (const { part } of children) {
    const corner = places.get(part.id);
    if (corner !== undefined) {
      boxes.set(part.id, { ...corner, ...(arrangedSize(tree, arranged, part.id) ?? closedSize(part)) });
    }
  }
  for (const { part } of free) {
    const corner = layout?.get(part.id);
    if (corner !== undefined) {
      boxes.set(part.id, below({ ...corner, ...closedSize(part) }, [...boxes.values()]));
    }
  }
  return boxes;
}

/** The box as far down as it has to be to touch no other. */
function below(box: Box, others: readonly Box[]): Box {
  const under = others
    .filter((other) => other.x < box.x + box.width && box.x < other.x + other.width)
    .sort((left, right) => left.y - right.y);
  let y = box.y;
  for (const other of under) {
    if (other.y < y + box.height && y < other.y + other.height) {
      y = other.y + other.height + GAP;
    }
  }
  return { ...box, y };
}
