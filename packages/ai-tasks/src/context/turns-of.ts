/** Something whose size is known before it is read. */
export interface Sized {
  readonly bytes: number;
}

/** Things in turns, in their order: all of a turn are so many bytes together at most, or it has one alone. */
export function turnsOf<Thing extends Sized>(
  things: readonly Thing[],
  mostBytes: number,
): readonly (readonly Thing[])[] {
  const turns: Thing[][] = [];
  let room = Number.NEGATIVE_INFINITY;
  for (const thing of things) {
    room -= thing.bytes;
    if (room < 0) {
      turns.push([]);
      room = mostBytes - thing.bytes;
    }
    turns.at(-1)?.push(thing);
  }
  return turns;
}
