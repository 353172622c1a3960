import type { Point } from "./box.js";
import type { Side } from "./line-shapes.js";

const LENGTH = 9;
const HALF = 4;

/** The head of a line that enters a box at a point of one of its sides. */
export function arrowPath({ x, y }: Point, side: Side): string {
  const [across, down] = { left: [-1, 0], right: [1, 0], top: [0, -1], bottom: [0, 1] }[side] as [
    number,
    number,
  ];
  const [baseX, baseY] = [x + across * LENGTH, y + down * LENGTH];
  return `M${baseX + down * HALF} ${baseY + across * HALF}L${x} ${y}L${baseX - down * HALF} ${baseY - across * HALF}`;
}
