import { describe, expect, it } from "@jest/globals";
import { Shapes } from "./shapes.js";

describe("shapes", () => {
  it("have the order of their keys", () => {
    expect(new Shapes().of(["b", "a", "ﬀ", "𝄞"])).toEqual({
      keys: ["b", "a", "ﬀ", "𝄞"],
      sorted: ["a", "b", "𝄞", "ﬀ"],
      keepsOrder: true,
    });
    expect(new Shapes().of([]).sorted).toEqual([]);
  });

  it.each([[["10", "9"]], [["b", "0"]], [["__proto__", "a"]]])(
    "of %p keep no order, known or not",
    (keys) => {
      const shapes = new Shapes();
      expect([shapes.of(keys).keepsOrder, shapes.of(keys).keepsOrder]).toEqual([false, false]);
      expect(shapes.of(keys.map((key) => `a${key}`)).keepsOrder).toBe(true);
      expect(shapes.of(keys.map((key) => `${key}a`)).keepsOrder).toBe(true);
    },
  );

  it("are found once for the same keys in the same order, and anew for others", () => {
    const shapes = new Shapes();
    const first = shapes.of(["b", "a"]);
    expect(shapes.of(["b", "a"])).toBe(first);
    expect(shapes.of(["a", "b"])).not.toBe(first);
    expect(shapes.of(["b", "a"])).toBe(first);
    expect(shapes.of(["b", "c"]).sorted).toEqual(["b", "c"]);
    expect(shapes.of(["b", "a", "c"]).sorted).toEqual(["a", "b", "c"]);
    expect(shapes.size).toBe(3);
  });

  it("are refused with a lone surrogate, each time", () => {
    const shapes = new Shapes();
    for (const _ of [1, 2]) {
      expect(() => shapes.of(["a", "\ud800"])).toThrow(new TypeError("A lone surrogate has no JSON form"));
    }
    expect(shapes.size).toBe(0);
  });

  it("are not remembered where their keys are long, and no more than 500", () => {
    const shapes = new Shapes();
    expect(shapes.of(["a".repeat(600), "b".repeat(401)]).sorted).toHaveLength(2);
    expect(shapes.size).toBe(0);
    shapes.of(["a".repeat(600), "b".repeat(400)]);
    expect(shapes.size).toBe(1);
    for (let number = 1; number < 500; number += 1) {
      shapes.of([`k${number}`]);
    }
    expect(shapes.size).toBe(500);
    expect(shapes.of(["z", "y"]).sorted).toEqual(["y", "z"]);
    expect(shapes.size).toBe(1);
  });
});
