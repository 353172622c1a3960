import { describe, expect, it } from "@jest/globals";
import type { AssertionDocument } from "@plumbline/playback-engine";
import {
  call,
  expectCount,
  expectOutcome,
  scenario,
} from "../../../playback-engine/src/testing/scenario-builder.js";
import { guid } from "../testing/promise-builder.js";
import { ownExpectations } from "./own-expectations.js";

const FROM = guid(1);
const [A, B] = [call("a", FROM, FROM), call("b", FROM, FROM, { does: [call("inner", FROM, FROM)] })];

describe("what a scenario expects of itself", () => {
  it("is its assertions, in their order", () => {
    const own = [expectCount("none", "Dropped", 0, guid(2)), expectOutcome("ok", "a", "Failed")];
    expect(ownExpectations(scenario([A], [], own))).toEqual(own);
    expect(ownExpectations(scenario([A], [], [expectCount("one", "Published", 1)]))).toEqual([
      expectCount("one", "Published", 1),
    ]);
  });

  it("is without any that each step of its first list succeeds", () => {
    const steps = [A, { ...B, id: null }, { ...B, id: " " }, { ...A, id: undefined }, B];
    expect(ownExpectations({ ...scenario([]), steps: [null, ...steps] })).toEqual([
      { id: "a", type: "outcome", step: "a", expected: "Succeeded" },
      { id: "b", type: "outcome", step: "b", expected: "Succeeded" },
    ]);
  });

  it("leaves out what no check may hold, and what takes an ID twice", () => {
    const count = expectCount("count", "Dropped", 0);
    const unfit: readonly (AssertionDocument | null)[] = [
      null,
      { ...count, id: null },
      { ...count, id: "" },
      { ...count, id: "kind", type: "event-count", kind: "Lost", target: null, expected: 0 },
      { ...count, id: "target", type: "event-count", kind: "Dropped", target: "web", expected: 0 },
      ...[null, undefined, -1, 0.5].map((expected) => ({ ...count, id: "expected", expected }) as never),
      expectOutcome("step", " ", "Failed"),
      { id: "no-step", type: "outcome", step: null, expected: "Failed" },
      { id: "word", type: "outcome", step: "a", expected: "Maybe" },
    ];
    const own = [...unfit, count, { ...count, expected: 3 } as AssertionDocument];
    expect(ownExpectations({ ...scenario([A]), assertions: own })).toEqual([count]);
  });
});
