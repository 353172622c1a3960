import { describe, expect, it } from "@jest/globals";
import { stepsOf } from "./steps-of.js";

describe("the steps of a scenario", () => {
  it("are all of them, at any depth, in order, and nothing of a payload", () => {
    const steps = [
      {
        id: "place",
        type: "call",
        request: { id: "order", type: "call" },
        then: [{ id: "store", type: "write" }],
        onError: null,
      },
      {
        id: "both",
        type: "parallel",
        branches: [[{ id: "one", type: "publish", handlers: [{ steps: [{ id: "two", type: "call" }] }] }]],
      },
    ];
    expect(stepsOf(steps)).toEqual(["place", "store", "both", "one", "two"]);
    expect(stepsOf(null)).toEqual([]);
  });
});
