import { describe, expect, it } from "@jest/globals";
import { BlockedKeys } from "./blocked-keys.js";

describe("clients over a limit", () => {
  it("are known until their window ends", () => {
    let now = 1_000;
    const blocked = new BlockedKeys(() => now);
    blocked.block("a", 500);
    now += 200;
    expect([blocked.restMs("a"), blocked.restMs("b")]).toEqual([300, null]);
    now += 300;
    expect(blocked.restMs("a")).toBeNull();
  });

  it("are so many at most, of which those go whose window is over", () => {
    let now = 1_000;
    const blocked = new BlockedKeys(() => now);
    for (let client = 0; client < 10_000; client += 1) {
      blocked.block(`${client}`, client === 0 ? 10 : 1_000);
    }
    blocked.block("one more", 500);
    expect(blocked.restMs("one more")).toBeNull();
    now += 20;
    blocked.block("one more", 500);
    expect([blocked.restMs("one more"), blocked.restMs("0"), blocked.restMs("1")]).toEqual([500, null, 980]);
  });
});
