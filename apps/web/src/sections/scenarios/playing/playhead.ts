/** What of an event moves the playhead. */
type Timed = { readonly atMs: number };

/** Milliseconds that an event is shown at speed 1, however short it is in virtual time. */
const SHOWN_MS = 450;
/** No wait is shown for longer. */
const LONGEST_MS = 1_600;

export const SPEEDS = [0.25, 0.5, 1, 2, 4, 16, 64] as const;

/** How long the playhead stays at an event before it goes on, in milliseconds of the person who looks. */
export function shownFor(events: readonly Timed[], position: number, speed: number): number {
  const here = events[position - 1]?.atMs ?? 0;
  const next = events[position]?.atMs ?? here;
  return Math.min(LONGEST_MS, SHOWN_MS + Math.max(0, next - here)) / speed;
}

/** Where the playhead stands. */
export interface Playhead {
  /** How many events have happened. */
  readonly position: number;
  /** Milliseconds since it came there. */
  readonly sinceMs: number;
}

/** Where the playhead is after some time has passed; it stops behind the last event. */
export function movedPlayhead(
  events: readonly Timed[],
  playhead: Playhead,
  passedMs: number,
  speed: number,
): Playhead {
  let { position } = playhead;
  let sinceMs = playhead.sinceMs + passedMs;
  while (position < events.length) {
    const length = shownFor(events, position, speed);
    if (sinceMs < length) {
      return { position, sinceMs };
    }
    sinceMs -= length;
    position += 1;
  }
  return { position, sinceMs: 0 };
}

/** How many events have happened at a virtual time. */
export function positionAt(events: readonly Timed[], atMs: number): number {
  let least = 0;
  let most = events.length;
  while (least < most) {
    const middle = (least + most) >> 1;
    if ((events[middle]?.atMs ?? 0) <= atMs) {
      least = middle + 1;
    } else {
      most = middle;
    }
  }
  return least;
}

/**
 * The place in another run of the same story: as many events, as long as that is the same moment of virtual time, else
 * what has happened at that moment.
 */
export function samePlace(before: readonly Timed[], after: readonly Timed[], position: number): number {
  if (position >= before.length) {
    return after.length;
  }
  const atMs = before[position - 1]?.atMs ?? 0;
  return after[position - 1]?.atMs === atMs || position === 0 ? position : positionAt(after, atMs);
}
