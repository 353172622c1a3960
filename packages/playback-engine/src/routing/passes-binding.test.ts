import { describe, expect, it } from "@jest/globals";
import { passesBinding } from "./passes-binding.js";

describe("a binding passes a message (docs/reference/playback.md#rule-8-routing-keys)", () => {
  it.each<[string | null, string | null, boolean]>([
    [null, null, true],
    [null, "a", true],
    ["a", null, false],
    ["a.b", "a.b", true],
    ["a.b", "a.c", false],
    ["a.*", "a.b", true],
    ["a.*", "a", false],
    ["a.*", "a.b.c", false],
    ["a.#", "a", true],
    ["a.#", "a.b.c", true],
    ["#.c", "a.b.c", true],
    ["#.#.c", "c", true],
    ["#", "anything.at.all", true],
    ["*.#.b", "a.b", true],
    ["*.#.b", "b", false],
  ])("%s, %s: %s", (pattern, routingKey, passes) => {
    expect(passesBinding({ pattern, routingKey })).toBe(passes);
  });
});
