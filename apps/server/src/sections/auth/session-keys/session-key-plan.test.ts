import { describe, expect, it } from "@jest/globals";
import { planSessionKeys, type SessionKeyAge } from "./session-key-plan.js";

const DAY = 86_400;

function keys(...days: readonly number[]): readonly SessionKeyAge[] {
  return days.map((age) => ({ id: `of ${age}`, age: age * DAY, isUsable: true }));
}

describe("a session key", () => {
  it.each([
    ["is made at once when there is none", [], 0],
    ["is not made beside one in use", [0], null],
    ["is not made before the last of 90 days", [88.9], null],
    ["is made a day before it takes over", [89], 1],
    ["is made once", [-1, 89], null],
    ["still has its day when the last one is long over", [400], 1],
    ["is made at once when the only one is not in use yet", [-1], 0],
  ] as const)("%s", (_what, ages, startsIn) => {
    const { makeStartingIn } = planSessionKeys(keys(...ages));
    expect(makeStartingIn).toBe(startsIn === null ? null : startsIn * DAY);
  });

  it.each([
    ["stays while it is in use, however old", [400], []],
    ["stays while sessions under it can live", [30.9, 120.9], []],
    ["goes 31 days after its successor took over", [31, 121], ["of 121"]],
    ["goes, and the one before too", [-1, 89, 179, 269], ["of 179", "of 269"]],
  ] as const)("%s", (_what, ages, dropped) => {
    expect(planSessionKeys(keys(...ages)).drop).toEqual(dropped);
  });

  it("that does not open counts for nothing", () => {
    const broken = { id: "broken", age: 0, isUsable: false };
    expect(planSessionKeys([broken])).toEqual({ makeStartingIn: 0, drop: [] });
    expect(planSessionKeys([{ ...broken, age: 40 * DAY }, ...keys(50)])).toEqual({
      makeStartingIn: null,
      drop: [],
    });
  });
});
