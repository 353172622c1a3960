import type { PlayedEvent } from "../../../engines/play.js";

/** Pixels of the diagram; text is set in them too, so that a row holds its words. */
export const SEQUENCE = { lane: 132, row: 26, left: 66, margin: 12 } as const;

export interface Lane {
  readonly id: string;
  readonly x: number;
}

/** An event as it is drawn: an arrow, a point on one lane, or a line of words without any. */
export interface SequenceRow {
  readonly sequence: number;
  readonly y: number;
  readonly fromX: number | null;
  readonly toX: number | null;
  /** Virtual time has moved since the event before. */
  readonly movedMs: number;
}

export interface SequenceLayout {
  readonly lanes: readonly Lane[];
  readonly rows: readonly SequenceRow[];
  readonly width: number;
  readonly height: number;
}

/** Where everything stands: a lane for each part, in the order it first takes part, and a row for each event. */
export function layoutSequence(events: readonly PlayedEvent[]): SequenceLayout {
  const xOf = new Map<string, number>();
  const laneOf = (id: string | null): number | null => {
    if (id === null) {
      return null;
    }
    const known = xOf.get(id) ?? SEQUENCE.left + xOf.size * SEQUENCE.lane + SEQUENCE.lane / 2;
    xOf.set(id, known);
    return known;
  };
  let before = 0;
  const rows = events.map(({ sequence, atMs, from, to }, index) => {
    const movedMs = atMs - before;
    before = atMs;
    return { sequence, y: index * SEQUENCE.row, fromX: laneOf(from), toX: laneOf(to), movedMs };
  });
  return {
    lanes: [...xOf].map(([id, x]) => ({ id, x })),
    rows,
    width: SEQUENCE.left + Math.max(1, xOf.size) * SEQUENCE.lane + SEQUENCE.margin,
    height: rows.length * SEQUENCE.row + SEQUENCE.margin,
  };
}

/** The rows of which something is in sight, with some beyond either edge. */
export function rowsInSight(
  rows: readonly SequenceRow[],
  top: number,
  height: number,
): readonly SequenceRow[] {
  const first = Math.max(0, Math.floor(top / SEQUENCE.row) - BEYOND);
  return rows.slice(first, Math.ceil((top + height) / SEQUENCE.row) + BEYOND);
}

const BEYOND = 6;
