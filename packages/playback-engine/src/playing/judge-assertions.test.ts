import { describe, expect, it } from "@jest/globals";
import { runScenario } from "../run-scenario.js";
import { ModelBuilder } from "../testing/model-builder.js";
import { call, expectCount, expectOutcome, scenario, write } from "../testing/scenario-builder.js";

const made = new ModelBuilder();
const [shop, store, idle] = [made.element("shop"), made.element("store", "store"), made.element("idle")];
const pay = made.operation("pay", store);
const model = made.build();

function judged(...assertions: ReturnType<typeof expectCount>[]): readonly string[] {
  const steps = [write("one", shop, store), write("two", shop, shop)];
  return runScenario({ document: scenario(steps, [], assertions), model, modelVersion: 1 }).assertions.map(
    ({ detail }) => detail,
  );
}

describe("an assertion", () => {
  it("counts events that name its target on either side, each once", () => {
    const counts = [null, shop, store, idle].map((target, n) =>
      expectCount(`${n}`, "DataWritten", 9, target),
    );
    expect(judged(...counts)).toEqual([
      "expected 9, counted 2",
      "expected 9, counted 2",
      "expected 9, counted 1",
      "expected 9, counted 0",
    ]);
  });

  it("counts events that go to its target, also where they name something else", () => {
    const document = scenario([call("c", shop, pay)], [], [expectCount("a", "RequestSent", 1, store)]);
    const [assertion] = runScenario({ document, model, modelVersion: 1 }).assertions;
    expect(assertion?.passed).toBe(true);
  });

  it("counts events of its kind alone, and says which outcome a step had", () => {
    expect(judged(expectCount("a", "Routed", 1), expectOutcome("b", "one", "Failed"))).toEqual([
      "expected 1, counted 0",
      "expected Failed, was Succeeded",
    ]);
  });
});
