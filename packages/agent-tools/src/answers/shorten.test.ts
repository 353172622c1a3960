import { describe, expect, it } from "@jest/globals";
import type { JsonValue } from "@plumbline/model-core";
import { measured } from "./measured.js";
import { shorten } from "./shorten.js";

function kept(value: JsonValue, room: number) {
  return shorten(measured(value), room, []);
}

const TEXT = "x".repeat(300);

describe("a value in a room", () => {
  it("is whole in as many characters as it takes", () => {
    expect(kept(TEXT, 302)).toEqual({ value: TEXT, cuts: [] });
    expect(kept(TEXT, 301).value).toBe("x".repeat(299));
  });

  it("is a text whose beginning takes no more than the room, as it is spelled", () => {
    expect(kept('"'.repeat(300), 102).value).toBe('"'.repeat(50));
    expect(kept("\u0001".repeat(300), 302).value).toBe("\u0001".repeat(50));
  });

  it("is a text of 80 characters as a whole or not at all, and one of 81 from its beginning", () => {
    expect(kept("x".repeat(80), 81).value).toBeUndefined();
    expect(kept("x".repeat(81), 82).value).toBe("x".repeat(80));
    expect(kept(TEXT, 42).value).toBe("x".repeat(40));
    expect(kept(TEXT, 41)).toEqual({ value: undefined, cuts: [{ path: [], said: "is left out" }] });
  });

  it("is a list with as many items as fill the room exactly", () => {
    const list = Array.from({ length: 9 }, () => "abc");
    expect(kept(list, 20)).toEqual({
      value: ["abc", "abc", "abc"],
      cuts: [{ path: [], said: "has 3 of its 9 items" }],
    });
    expect(kept(list, 19).value).toEqual(["abc", "abc"]);
  });

  it("is an empty list where there is room for no more", () => {
    expect(kept(["abc", "abc"], 2).value).toEqual([]);
    expect(kept(["abc", "abc"], 1).value).toBeUndefined();
  });

  it("is a list of which one item is more than half, with that one shorter", () => {
    const list = ["a", TEXT, "b"];
    expect(kept(list, 200).value).toEqual(["a", "x".repeat(187), "b"]);
    expect(kept(["a", TEXT, TEXT], 200).value).toEqual(["a"]);
    expect(kept([TEXT, TEXT, "a"], 200).value).toEqual(["x".repeat(195)]);
  });

  it("is a list with its first items whole where none is more than half, exactly half too", () => {
    expect(kept([TEXT, TEXT], 500).value).toEqual([TEXT]);
    expect(kept([TEXT, "x".repeat(296)], 500).value).toEqual([TEXT]);
    expect(kept([TEXT, "x".repeat(295)], 500).value).toEqual(["x".repeat(197), "x".repeat(295)]);
  });

  it("is a fact with its label before all else, and none without it", () => {
    const fact = { name: "x".repeat(60), factStatus: "inferred" };
    expect(kept(fact, 80).value).toEqual({ factStatus: "inferred" });
    expect(kept({ at: 1, ...fact }, 20)).toEqual({
      value: undefined,
      cuts: [{ path: [], said: "is left out" }],
    });
  });

  it.each(["id", "ruleId", "subjectId", "sequence", "key", "path"])(
    "is a thing with its %s before all else, and none without it",
    (naming) => {
      const thing = { about: "x".repeat(60), [naming]: "7" };
      expect(kept(thing, 70).value).toEqual({ [naming]: "7" });
      expect(kept(thing, 10).value).toBeUndefined();
      expect(kept({ ...thing, factStatus: "inferred" }, 30).value).toBeUndefined();
    },
  );

  it.each(["name", "technology", "routingKey", "provenance", "source", "nextCursor", "brief"])(
    "is %s as a whole or not at all: a part would be another",
    (name) => {
      expect(kept({ id: "7", [name]: TEXT }, 300).value).toEqual({ id: "7" });
      expect(kept({ id: "7", [name]: { url: TEXT } }, 300).value).toEqual({ id: "7" });
    },
  );

  it("is an object without a small member that has no room, but with those after it that have", () => {
    const object = { first: "x".repeat(60), second: "y".repeat(70), third: 7 };
    expect(kept(object, 100).value).toEqual({ first: object.first, third: 7 });
  });

  it("is an object with small members first, in order, where they fill the room exactly", () => {
    const object = { first: "x".repeat(98), large: TEXT, last: 7 };
    const small = { first: object.first, last: 7 };
    const room = JSON.stringify(small).length + 1;
    expect(kept(object, room).value).toEqual(small);
    expect(kept(object, room - 1).value).toEqual({ first: object.first });
    expect(kept({ large: TEXT, more: TEXT, last: 7 }, 150).value).toEqual({
      large: "x".repeat(128),
      last: 7,
    });
  });

  it("is an object whose large members have equal shares, of which none is more than it needs", () => {
    const { value } = kept({ a: "x".repeat(150), b: TEXT, c: TEXT }, 602);
    const { a, b, c } = value as { a: string; b: string; c: string };
    expect([a.length, b.length, c.length]).toEqual([150, 214, 215]);
  });
});
