import { describe, expect, it } from "@jest/globals";
import { lengthInTime, placeInTime } from "./place-in-time.js";

const at = (...times: readonly number[]) => times.map((atMs) => ({ atMs }));

describe("where a playhead stands", () => {
  it("is told by the time and the event", () => {
    expect(placeInTime(at(0, 250, 500), 2)).toBe("250 ms of 500 ms, event 2 of 3");
    expect(placeInTime(at(0, 250, 500), 0)).toBe("0 ms of 500 ms, event 0 of 3");
    expect(lengthInTime(at(0, 250, 500))).toBe("3 events, 500 ms");
  });

  it("is told by the event alone where no time passes", () => {
    expect(placeInTime(at(0, 0), 1)).toBe("event 1 of 2");
    expect(lengthInTime(at(0))).toBe("1 event, all at once");
  });
});
