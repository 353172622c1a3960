import { describe, expect, it } from "@jest/globals";
import { decide, isPermitted, newPermit } from "./permit.js";

describe("a permit", () => {
  it.each([true, false])("is waited for until it is decided: %s", async (isGiven) => {
    const permit = newPermit();
    const waiting = isPermitted(permit);
    await expect(Promise.race([waiting, Promise.resolve("waits")])).resolves.toBe("waits");
    decide(permit, isGiven);
    expect(await waiting).toBe(isGiven);
  });

  it.each([true, false])("is known at once when it was decided before: %s", async (isGiven) => {
    const permit = newPermit();
    decide(permit, isGiven);
    expect(await isPermitted(permit)).toBe(isGiven);
  });
});
