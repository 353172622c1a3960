import { describe, expect, it } from "@jest/globals";
import { passwordRules } from "./password-rules.js";

const met = (password: string): readonly boolean[] => passwordRules(password).map(({ isMet }) => isMet);

describe("what is asked of a new password", () => {
  it("is met rule by rule, in any script", () => {
    expect(met("")).toEqual([false, false, false]);
    expect(met("long enough")).toEqual([true, false, false]);
    expect(met("Ähnlich wie ٣")).toEqual([true, true, true]);
  });

  it("counts characters, and bytes where there are too many", () => {
    expect(met("🙂🙂🙂🙂🙂")[0]).toBe(false);
    expect(met(`A1${"x".repeat(70)}`)).toEqual([true, true, true]);
    expect(met(`A1${"x".repeat(71)}`)).toEqual([true, true, true, false]);
  });
});
