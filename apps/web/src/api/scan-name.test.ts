import { describe, expect, it } from "@jest/globals";
import { askedOf, scanName } from "./scan-name.js";

describe("a scan", () => {
  it("says what it was asked to read", () => {
    expect(askedOf({ ref: null, pullRequest: null })).toBe("what is followed");
    expect(askedOf({ ref: "feature/x", pullRequest: null })).toBe("feature/x");
    expect(askedOf({ ref: null, pullRequest: 17 })).toBe("pull request 17");
  });

  it("is told from others by its commit and its time", () => {
    const scan = {
      ref: null,
      pullRequest: 17,
      commit: "0123456789abcdef",
      createdAt: "2026-01-01T10:00:00.000Z",
    };
    expect(scanName(scan, Date.parse("2026-01-01T12:00:00.000Z"))).toBe(
      "pull request 17 0123456789, 2 hours ago",
    );
  });
});
