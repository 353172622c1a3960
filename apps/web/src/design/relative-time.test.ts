import { describe, expect, it } from "@jest/globals";
import { relativeTime } from "./relative-time.js";

const NOW = Date.parse("2026-11-23T12:00:00Z");
const ago = (text: string): string => relativeTime(Date.parse(text), NOW);

describe("a moment as people say it", () => {
  it("names the largest unit that fits", () => {
    expect(ago("2026-11-23T11:59:55Z")).toBe("just now");
    expect(ago("2026-11-23T11:59:30Z")).toBe("30 seconds ago");
    expect(ago("2026-11-23T09:00:00Z")).toBe("3 hours ago");
    expect(ago("2026-11-22T11:00:00Z")).toBe("yesterday");
    expect(ago("2026-11-02T12:00:00Z")).toBe("3 weeks ago");
    expect(ago("2024-11-01T12:00:00Z")).toBe("2 years ago");
  });

  it("knows what is still to come", () => {
    expect(ago("2026-11-23T12:10:00Z")).toBe("in 10 minutes");
  });
});
