import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { anyText } from "../../../model-core/src/testing/any-text.js";
import { compareInNameOrder } from "./name-order.js";

const named = (name: string, id = "1") => ({ name, id });

describe("name order", () => {
  it("is by code point: a character over U+FFFF comes after all others", () => {
    const names = ["😀", "\uff5e", "é", "b", "B", "a", "Z"];
    expect(
      names
        .map((name) => named(name))
        .sort(compareInNameOrder)
        .map(({ name }) => name),
    ).toEqual(["a", "B", "b", "Z", "é", "\uff5e", "😀"]);
  });

  it("is by ID where names are the same", () => {
    expect(compareInNameOrder(named("a", "1"), named("a", "2"))).toBeLessThan(0);
    expect(compareInNameOrder(named("a"), named("a"))).toBe(0);
  });

  it("is the order of the bytes of names without letters A to Z", () => {
    const name = anyText(6).filter((text) => !/[A-Z]/.test(text));
    fc.assert(
      fc.property(name, name, (left, right) => {
        const bytes = Buffer.compare(Buffer.from(left), Buffer.from(right));
        expect(Math.sign(compareInNameOrder(named(left), named(right)))).toBe(bytes);
      }),
      { seed: 22 },
    );
  });
});
