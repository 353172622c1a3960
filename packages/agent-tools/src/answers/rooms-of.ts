import { isGuarded } from "./fact-label.js";
import type { Part } from "./measured.js";

/** Characters of a value that is small beside others: it is kept before them. */
const SMALL = 100;

/**
 * How much of a room each member of an object gets, its name included: what is small all that it needs as long as there is
 * some, first what names the object and its label, then in order, and the rest equal shares of what is left then: none more than
 * it needs, and the last ones nothing where shares would be smaller than what is small.
 */
export function roomsOf(parts: readonly Part[], room: number): ReadonlyMap<Part, number> {
  const rooms = new Map<Part, number>();
  let left = room;
  const give = (part: Part, most: number): void => {
    const given = Math.min(neededBy(part), most);
    rooms.set(part, given);
    left -= given;
  };
  const guarded = parts.filter(({ name }) => isGuarded(name));
  const others = parts.filter(({ name }) => !isGuarded(name));
  for (const part of [...guarded, ...others.filter(isSmall)]) {
    give(part, neededBy(part) <= left ? left : 0);
  }
  const large = others.filter((part) => !isSmall(part));
  const shared = large.slice(0, Math.max(1, Math.floor(left / SMALL)));
  for (const [index, part] of shared.sort((one, other) => neededBy(one) - neededBy(other)).entries()) {
    give(part, Math.floor(left / (shared.length - index)));
  }
  return rooms;
}

function isSmall({ size }: Part): boolean {
  return size <= SMALL;
}

function neededBy({ size, beside }: Part): number {
  return size + beside;
}
