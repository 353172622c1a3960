import { describe, expect, it } from "@jest/globals";
import { durationOf, pollAfter, shownState } from "./scan-view.js";

const AT = "2026-01-01T10:00:00.000Z";
const NOW = Date.parse("2026-01-01T10:01:05.000Z");

describe("a scan", () => {
  it("is asked for again while it waits or runs, and not once it has ended", () => {
    expect(pollAfter([{ state: "completed" }, { state: "running" }])).toBeGreaterThan(0);
    expect(pollAfter([{ state: "queued" }])).toBeGreaterThan(0);
    expect(pollAfter([{ state: "completed" }, { state: "failed" }, { state: "cancelled" }])).toBe(false);
    expect(pollAfter([])).toBe(false);
  });

  it("that did not read everything is never called complete", () => {
    expect(shownState({ state: "completed", complete: true })).toMatchObject({
      name: "complete",
      tone: "good",
    });
    expect(shownState({ state: "completed", complete: false })).toMatchObject({
      name: "not complete",
      tone: "warn",
    });
    expect(shownState({ state: "running", complete: false }).name).toBe("reading");
  });

  it("says how long it waits, reads or took", () => {
    const scan = { createdAt: AT, startedAt: null, finishedAt: null };
    expect(durationOf({ ...scan, state: "queued" }, NOW)).toBe("waiting for 1 min 5 s");
    expect(durationOf({ ...scan, startedAt: AT, state: "running" }, NOW)).toBe("reading for 1 min 5 s");
    const ended = {
      ...scan,
      startedAt: AT,
      finishedAt: "2026-01-01T10:00:12.400Z",
      state: "completed" as const,
    };
    expect(durationOf(ended, NOW)).toBe("took 12 s");
    expect(durationOf({ ...scan, state: "cancelled" }, NOW)).toBeNull();
  });

  it("waits for no time less than none, however clocks differ", () => {
    const scan = { createdAt: AT, startedAt: null, finishedAt: null, state: "queued" as const };
    expect(durationOf(scan, Date.parse(AT) - 90_000)).toBe("waiting for less than 1 s");
  });
});
