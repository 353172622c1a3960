import { describe, expect, it } from "@jest/globals";
import { madeBy } from "./made-by.js";

describe("who made a record of help from AI", () => {
  it("is a model at a provider, or whoever submitted it", () => {
    expect(madeBy({ provider: "Main", model: "m-1" })).toBe("m-1 at Main");
    expect(madeBy({ submitted: false, provider: "Main", model: "m-1" })).toBe("m-1 at Main");
    expect(madeBy({ submitted: true, provider: "agent", model: "Ada" })).toBe("submitted by Ada");
  });
});
