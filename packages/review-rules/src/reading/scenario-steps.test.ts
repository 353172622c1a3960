import { describe, expect, it } from "@jest/globals";
import { NO_FACTS } from "@plumbline/model-core";
import { parallel, scenario, write } from "../../../playback-engine/src/testing/scenario-builder.js";
import { contextOf } from "../state/review-context.js";
import { aState } from "../testing/a-state.js";
import { outlinedScenarios, stepsOf } from "./scenario-steps.js";

describe("the steps of scenarios", () => {
  it("are those at any depth in document order, without empty entries, of scenarios ordered by ID", () => {
    const [keep, drop] = [write("keep", "a", "b"), write("drop", "a", "b")];
    const both = parallel("both", [keep], [drop]);
    const first = { ...scenario([]), id: "1", steps: [null, both, null] };
    const second = { ...scenario([keep]), id: "2" };
    const context = contextOf(aState(NO_FACTS, [second, first]));
    const steps = outlinedScenarios(context).map((one) => [one.scenario.id, stepsOf(one)]);
    expect(steps).toEqual([
      ["1", [both, keep, drop]],
      ["2", [keep]],
    ]);
  });
});
