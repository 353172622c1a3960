import { describe, expect, it } from "@jest/globals";
import { SAVE_LIMITS, SCENARIO_LIMITS, type ScenarioDocument } from "@plumbline/playback-engine";
import { aCall, aFlow, aStep, numbered, SHOP } from "../testing/flows.js";
import type { FlowStep } from "./flow-step.js";
import { overSaveLimits } from "./over-save-limits.js";
import { scenarioOfFlow } from "./scenario-of-flow.js";

function over(steps: readonly FlowStep[], change: Partial<ScenarioDocument> = {}): readonly string[] {
  const flow = aFlow({ steps });
  const idOf = (alias: string) => SHOP.ids[alias] ?? null;
  const scenario = scenarioOfFlow(flow, { id: numbered(9), name: "Named", idOf });
  return overSaveLimits(flow, { ...scenario, ...change }).map(({ pointer }) => pointer);
}

const LONG = "x".repeat(SAVE_LIMITS.idCharacters + 1);

describe("a limit of a save", () => {
  it("that holds is not told", () => {
    expect(over([aCall()])).toEqual([]);
  });

  it("is told at the step of the flow that breaks it, by its name there", () => {
    const write = { parent: "place", slot: "then", type: "write", from: "web", store: "store" } as const;
    expect(over([aCall(), aStep({ key: LONG, ...write })])).toEqual(["/steps/1/key"]);
    expect(over([aCall(), aStep({ key: "w", ...write, dataset: `${LONG}${LONG}` })])).toEqual([
      "/steps/1/dataset",
    ]);
  });

  it("outside the steps is told where it is", () => {
    expect(over([aCall()], { name: "x".repeat(SAVE_LIMITS.nameCharacters + 1) })).toEqual(["/name"]);
  });

  it.each<[string, Partial<FlowStep> & Pick<FlowStep, "type">, Partial<FlowStep>]>([
    ["onError", { type: "call", from: "web", operation: "order" }, { slot: "onError" }],
    ["else", { type: "branch", whenStep: "c0", is: "Succeeded" }, { slot: "else" }],
    ["branches", { type: "parallel" }, { slot: "branch", branchIndex: 0 }],
    [
      "handlers",
      { type: "publish", from: "web", channel: "events", message: "ordered" },
      { slot: "handler", handlerOf: "told" },
    ],
  ])("of the lists of %s is told at the step that has them", (_, step, slot) => {
    const levels = SCENARIO_LIMITS.stepListLevels - 1;
    const calls = Array.from({ length: levels }, (_one, at) =>
      aCall({ key: `c${at}`, ...(at === 0 ? {} : { parent: `c${at - 1}`, slot: "then" }) }),
    );
    const last = aStep({ key: "x", parent: `c${levels - 1}`, slot: "then", ...step });
    expect(over([...calls, last, aCall({ key: "y", parent: "x", ...slot })])).toEqual([`/steps/${levels}`]);
  });
});
