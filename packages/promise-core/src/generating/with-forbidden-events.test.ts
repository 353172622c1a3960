import { describe, expect, it } from "@jest/globals";
import type { CheckAssertion } from "../records/recipe.js";
import { guid } from "../testing/promise-builder.js";
import { withForbiddenEvents } from "./with-forbidden-events.js";

const DROPPED = { kind: "Dropped", target: null } as const;
const FAILED = { kind: "RequestFailed", target: guid(3) } as const;

describe("forbidden events among expectations", () => {
  it("stand after them in one order, each once", () => {
    const expected = [
      { id: "never-Dropped", type: "event-count", kind: "Dropped", target: null, expected: 0 },
      { id: `never-RequestFailed-${guid(3)}`, type: "event-count", ...FAILED, expected: 0 },
    ];
    expect(withForbiddenEvents([], [FAILED, DROPPED, FAILED])).toEqual(expected);
    expect(withForbiddenEvents([], [DROPPED, FAILED])).toEqual(expected);
  });

  it("stand once when they are expected already, and under an ID of their own", () => {
    const said: CheckAssertion = { id: "x", type: "event-count", ...DROPPED, expected: 0 };
    expect(withForbiddenEvents([said], [DROPPED])).toEqual([said]);
    const taken = ["never-Dropped", "never-Dropped-2"].map(
      (id): CheckAssertion => ({ id, type: "event-count", ...DROPPED, expected: 1 }),
    );
    expect(withForbiddenEvents(taken, [DROPPED]).map(({ id }) => id)).toEqual([
      "never-Dropped",
      "never-Dropped-2",
      "never-Dropped-3",
    ]);
  });
});
