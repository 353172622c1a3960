import { expect, it } from "@jest/globals";
import { outlineScenario, readScenarioDocument } from "@plumbline/playback-engine";
import { numberedSteps } from "./numbered-steps.js";

function numbersOf(steps: unknown): readonly unknown[] {
  const read = readScenarioDocument(JSON.stringify({ name: "n", steps, faults: [], assertions: [] }));
  if (!read.ok) {
    throw new Error(read.refusal.title);
  }
  return numberedSteps(outlineScenario(read.value.document)).map(({ number, step, handles }) => [
    number,
    step?.id ?? null,
    ...(handles === null ? [] : [handles]),
  ]);
}

const write = (id: string) => ({ type: "write", id });

it("steps are numbered by their places, in document order", () => {
  const steps = [
    write("a"),
    { type: "call", id: "b", then: [write("c"), null], onError: [write("d")] },
    { type: "parallel", id: "e", branches: [[write("f")], [], [write("g"), write("h")]] },
    { type: "branch", id: "i", then: [write("j")], else: [write("k")] },
    { type: "publish", id: "l", handlers: { one: [write("m")], two: [write("n")] } },
    { type: "publish", id: "o", handlers: { one: [write("p")] } },
  ];
  expect(numbersOf(steps)).toEqual([
    ["1", "a"],
    ["2", "b"],
    ["2.then.1", "c"],
    ["2.then.2", null],
    ["2.onError.1", "d"],
    ["3", "e"],
    ["3.branch-1.1", "f"],
    ["3.branch-3.1", "g"],
    ["3.branch-3.2", "h"],
    ["4", "i"],
    ["4.then.1", "j"],
    ["4.else.1", "k"],
    ["5", "l"],
    ["5.handler-1.1", "m", "one"],
    ["5.handler-2.1", "n", "two"],
    ["6", "o"],
    ["6.handler-1.1", "p", "one"],
  ]);
});
