/** Boxes, frames and lines of a picture with their places. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Where a line goes, from its start to its end. */
export type Line = readonly [start: Point, ...between: Point[], end: Point];

/** A line with its label, whose lines stand in a box of their own. */
export interface LaidEdge {
  readonly points: Line;
  readonly label: Box | null;
}

export interface Layout {
  /** By the key of a node; absolute. */
  readonly boxes: ReadonlyMap<string, Box>;
  /** In the order of the picture's edges. */
  readonly edges: readonly LaidEdge[];
}

/** The smallest box around boxes; null around none. */
export function boxAround(boxes: readonly Box[]): Box | null {
  const [first, ...others] = boxes;
  if (first === undefined) {
    return null;
  }
  let { x: left, y: top } = first;
  let right = left + first.width;
  let bottom = top + first.height;
  for (const box of others) {
    left = Math.min(left, box.x);
    top = Math.min(top, box.y);
    right = Math.max(right, box.x + box.width);
    bottom = Math.max(bottom, box.y + box.height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Whether two boxes overlap, or are nearer to each other than a gap. */
export function overlap(left: Box, right: Box, gap: number): boolean {
  return (
    left.x < right.x + right.width + gap &&
    right.x < left.x + left.width + gap &&
    left.y < right.y + right.height + gap &&
    right.y < left.y + left.height + gap
  );
}
