import { describe, expect, it } from "@jest/globals";
import { daysBetween, isCalendarDate } from "./calendar-date.js";

describe("a day", () => {
  it.each(["2026-11-24", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])("%s is one", (day) => {
    expect(isCalendarDate(day)).toBe(true);
  });

  it.each([
    ...["2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "0000-01-01", "26-11-24"],
    ...["2026-1-1", "2026-11-24T00:00:00Z", " 2026-11-24", "2026-11-24\n", "٢٠٢٦-١١-٢٤", "", "today"],
  ])("%j is none", (day) => {
    expect(isCalendarDate(day)).toBe(false);
  });

  it.each([
    ["2026-11-24", "2026-11-24", 0],
    ["2024-02-28", "2024-03-01", 2],
    ["2026-11-25", "2026-11-24", -1],
    ["0001-01-01", "9999-12-31", 3_652_058],
  ])("from %s to %s are %s", (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });
});
