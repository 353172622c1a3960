import type { Part } from "./measured.js";

/** Characters of a value that is small beside others: it is kept before them. */
const SMALL = 100;

/**
 * How much of a room each member of an object gets, its name included: what is small all that it needs as long as there is
 * some, in order, and the rest equal shares of what is left then, of which none gets more than it needs.
 */
export function roomsOf(parts: readonly Part[], room: number): readonly number[] {
  const rooms = parts.map(() => 0);
  let left = room;
  const give = (at: number, most: number): void => {
    const needed = neededBy(parts[at]);
    const given = Math.min(needed, most);
    rooms[at] = given;
    left -= given;
  };
  const [small, large] = bySize(parts);
  for (const at of small) {
    give(at, neededBy(parts[at]) <= left ? left : 0);
  }
  for (const [index, at] of large.entries()) {
    give(at, Math.floor(left / (large.length - index)));
  }
  return rooms;
}

/** Places of what is small, in order, and of the rest, the least first. */
function bySize(parts: readonly Part[]): readonly [readonly number[], readonly number[]] {
  const places = parts.map((_, at) => at);
  const isSmall = (at: number): boolean => (parts[at]?.size ?? 0) <= SMALL;
  const large = places.filter((at) => !isSmall(at));
  return [
    places.filter(isSmall),
    large.sort((left, right) => neededBy(parts[left]) - neededBy(parts[right])),
  ];
}

function neededBy(part: Part | undefined): number {
  return part === undefined ? 0 : part.size + part.beside;
}
