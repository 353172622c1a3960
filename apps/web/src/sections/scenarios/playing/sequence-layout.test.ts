import { describe, expect, it } from "@jest/globals";
import { anEvent } from "../testing/an-event.js";
import { layoutSequence, rowsInSight, SEQUENCE } from "./sequence-layout.js";

describe("the layout of a sequence diagram", () => {
  const events = [
    anEvent({ sequence: 1, from: "a", to: "b" }),
    anEvent({ sequence: 2, atMs: 250, from: "c", to: "a" }),
    anEvent({ sequence: 3, atMs: 250, from: null, to: null }),
  ];
  const { lanes, rows, width, height } = layoutSequence(events);

  it("has a lane for each part in the order they take part", () => {
    expect(lanes.map(({ id }) => id)).toEqual(["a", "b", "c"]);
    expect(new Set(lanes.map(({ x }) => x)).size).toBe(3);
    expect(lanes.every(({ x }) => x > 0 && x < width)).toBe(true);
  });

  it("has a row for each event, with its ends on the lanes", () => {
    const [a, b, c] = lanes.map(({ x }) => x);
    expect(rows.map(({ fromX, toX }) => [fromX, toX])).toEqual([
      [a, b],
      [c, a],
      [null, null],
    ]);
    expect(rows.map(({ y }) => y)).toEqual([0, SEQUENCE.row, 2 * SEQUENCE.row]);
    expect(height).toBeGreaterThan(2 * SEQUENCE.row);
  });

  it("says where time moved", () => {
    expect(rows.map(({ movedMs }) => movedMs)).toEqual([0, 250, 0]);
  });

  it("of 10,000 events draws those in sight", () => {
    const many = Array.from({ length: 10_000 }, (_, at) => anEvent({ sequence: at + 1 }));
    const shown = rowsInSight(layoutSequence(many).rows, 5_000 * SEQUENCE.row, 400);
    expect(shown.length).toBeLessThan(40);
    expect(shown.some(({ sequence }) => sequence === 5_001)).toBe(true);
  });

  it("of nothing is empty", () => {
    expect(layoutSequence([])).toMatchObject({ lanes: [], rows: [] });
    expect(rowsInSight([], 0, 400)).toEqual([]);
  });
});
