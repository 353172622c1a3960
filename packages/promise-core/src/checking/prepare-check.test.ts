import { describe, expect, it } from "@jest/globals";
import { expectOutcome, fault } from "../../../playback-engine/src/testing/scenario-builder.js";
import { faultsOfScenario } from "../documents/faults-of-scenario.js";
import type { ScenarioCheck } from "../records/recipe.js";
import { MAIL, order, PAY, SCENARIO_ID } from "../testing/shop.js";
import { prepareCheck } from "./prepare-check.js";

const CHECK: ScenarioCheck = {
  scenarioId: SCENARIO_ID,
  faults: [{ target: PAY, kind: "Error", failFirst: 1 }],
  expect: [{ id: "sent", type: "outcome", step: "send", expected: "Succeeded" }],
};

describe("what a check plays", () => {
  it("is the scenario with the faults of both, and what the check expects alone", () => {
    const document = order([expectOutcome("own", "pay", "Failed")], [fault(MAIL, "Outage")]);
    expect(prepareCheck({ check: CHECK, scenario: { version: 1, document } })).toEqual({
      ok: true,
      value: { ...document, faults: [fault(MAIL, "Outage"), ...CHECK.faults], assertions: CHECK.expect },
    });
  });

  it("is refused when the scenario faults the same target, or is missing", () => {
    const document = { ...order([]), faults: [null, fault(PAY, "Outage")] };
    expect(prepareCheck({ check: CHECK, scenario: { version: 1, document } })).toEqual({
      ok: false,
      refusal: {
        code: "target-faulted-already",
        message: `The scenario now faults a target that the obligation faults: ${PAY}.`,
      },
    });
    expect(prepareCheck({ check: CHECK, scenario: null })).toEqual({
      ok: false,
      refusal: {
        code: "scenario-missing",
        message: "The scenario that the check plays is not in the project.",
      },
    });
  });

  it("has no fault on a target of the scenario when it is stated", () => {
    const [both] = CHECK.faults;
    const check = {
      ...CHECK,
      faults: [{ target: MAIL, kind: "Outage", failFirst: null }, both],
    } as ScenarioCheck;
    expect(faultsOfScenario(check, order([]))).toEqual([]);
    expect(faultsOfScenario(check, order([], [fault(PAY, "Outage")]))).toEqual([
      { field: "recipe.scenarioCheck.faults[1].target", message: "has a fault in the scenario" },
    ]);
  });
});
