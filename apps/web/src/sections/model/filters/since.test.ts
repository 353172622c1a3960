import { describe, expect, it } from "@jest/globals";
import { readSince, versionAt } from "./since.js";

const ID = "11111111-1111-4111-8111-111111111111";

describe("since when a change counts", () => {
  it("is days, a version, a revision or the start of a branch", () => {
    expect(readSince("7d")).toEqual({ kind: "days", days: 7 });
    expect(readSince("v12")).toEqual({ kind: "version", version: 12 });
    expect(readSince("v0")).toEqual({ kind: "version", version: 0 });
    expect(readSince(ID)).toEqual({ kind: "revision", id: ID });
    expect(readSince("branch")).toEqual({ kind: "branch" });
  });

  it.each([undefined, "", "0d", "9999d", "d", "v", "v1d", "12", "-1d", "main"])(
    "is nothing in %j",
    (text) => {
      expect(readSince(text)).toBeNull();
    },
  );

  it("is the version that stood at a moment", () => {
    const history = [
      { at: "2026-03-03T00:00:00Z", version: 3 },
      { at: "2026-03-02T00:00:00Z", version: 2 },
    ];
    expect(versionAt(history, Date.parse("2026-03-02T12:00:00Z"))).toBe(2);
    expect(versionAt(history, Date.parse("2026-03-01T00:00:00Z"))).toBeNull();
  });
});
