import { describe, expect, it } from "@jest/globals";
import { findAssertions } from "./assertions.mjs";

const found = (text) => findAssertions("packages/x/src/a.ts", text).map(({ line, what }) => [line, what]);

describe("what a list holds is told to the compiler in one way", () => {
  it("refuses a cast of what is read from a list", () => {
    expect(found("const a = 1;\nconst t = (times[0] as number) + 1;")).toEqual([[2, "times[0] as number"]]);
  });

  it("refuses ! after anything but an element", () => {
    expect(found("const t = map.get(1)!;\nconst u = a.b!.c;")).toEqual([
      [1, "map.get(1)!"],
      [2, "a.b!"],
    ]);
  });

  it("takes an element that is there, and other casts", () => {
    expect(
      found('const t = times[0]! & flags[at]!;\nconst k = ["a"] as const, v = o[k] as JsonValue;'),
    ).toEqual([]);
  });
});
