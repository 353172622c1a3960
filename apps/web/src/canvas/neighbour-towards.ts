import { type Box, centreOf } from "./box.js";

export type Direction = "left" | "right" | "up" | "down";

/** How much more a way to the side counts than the same way ahead. */
const ASIDE = 2.5;

/** The box that is next in a direction, for who walks with the arrow keys; null where there is none. */
export function neighbourTowards(
  boxes: ReadonlyMap<string, Box>,
  id: string,
  direction: Direction,
): string | null {
  const from = boxes.get(id);
  if (from === undefined) {
    return null;
  }
  let best: { readonly id: string; readonly far: number } | null = null;
  for (const [other, box] of boxes) {
    const far = other === id ? null : farTowards(from, box, direction);
    if (far !== null && (best === null || far < best.far)) {
      best = { id: other, far };
    }
  }
  return best?.id ?? null;
}

function farTowards(from: Box, to: Box, direction: Direction): number | null {
  const dx = centreOf(to).x - centreOf(from).x;
  const dy = centreOf(to).y - centreOf(from).y;
  const ahead = { left: -dx, right: dx, up: -dy, down: dy }[direction];
  const aside = Math.abs(direction === "left" || direction === "right" ? dy : dx);
  return ahead > 1 && ahead * 2 >= aside ? ahead + aside * ASIDE : null;
}
