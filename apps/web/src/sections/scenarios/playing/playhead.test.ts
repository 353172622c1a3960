import { describe, expect, it } from "@jest/globals";
import { movedPlayhead, positionAt, samePlace, shownFor } from "./playhead.js";

const timed = (...times: readonly number[]) => times.map((atMs) => ({ atMs }));
const START = { position: 0, sinceMs: 0 };

describe("the playhead", () => {
  const events = timed(0, 0, 500, 3_600_000);

  it("stays longer where virtual time passes, and never for an hour", () => {
    expect(shownFor(events, 2, 1)).toBeGreaterThan(shownFor(events, 1, 1));
    expect(shownFor(events, 3, 1)).toBeLessThan(2_000);
    expect(shownFor(events, 3, 2)).toBe(shownFor(events, 3, 1) / 2);
  });

  it("goes on by as many events as fit the time that passed", () => {
    expect(movedPlayhead(events, START, 10, 1)).toEqual({ position: 0, sinceMs: 10 });
    expect(movedPlayhead(events, START, shownFor(events, 0, 1), 1)).toEqual({ position: 1, sinceMs: 0 });
    expect(movedPlayhead(timed(...Array(100).fill(0)), START, 400, 64).position).toBeGreaterThan(50);
  });

  it("stops behind the last event", () => {
    expect(movedPlayhead(events, START, 1e9, 1)).toEqual({ position: 4, sinceMs: 0 });
  });

  it("knows what has happened at a time", () => {
    expect([-1, 0, 499, 500, 1e9].map((at) => positionAt(events, at))).toEqual([0, 2, 2, 3, 4]);
  });

  it("keeps its place in a run that goes another way", () => {
    expect(samePlace(events, timed(0, 0, 500), 2)).toBe(2);
    expect(samePlace(events, timed(0, 100, 200, 900), 3)).toBe(3);
    expect(samePlace(events, timed(0, 100, 200), 4)).toBe(3);
    expect(samePlace(events, timed(0, 0, 0), 0)).toBe(0);
  });
});
