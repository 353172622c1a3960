import type { Model } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import { stressRequirements } from "../requirements/stress-requirements.js";
import type { StressRun } from "../result/stress-run.js";
import { capacity, constant, profile, work } from "./load.js";
import { run } from "./run.js";

/** Runs one request alone, with more capacity than it can use and work that takes no time, or so long. */
export function runLonely(scenario: ScenarioDocument, model: Model, workMs = 0): StressRun {
  const { resources, serviceTimes } = stressRequirements({ scenario, model, modelVersion: 1 });
  return run(
    scenario,
    model,
    profile(
      // The second arrival would come at the very end.
      { process: "constant", ratePerSecond: 1 / 1_800, durationSeconds: 3_600 },
      {
        scenarioId: scenario.id ?? "",
        resources: resources.map(({ elementId }) => capacity(elementId, 10_000)),
        serviceTimes: serviceTimes.map(({ targetId }) => work(targetId, constant(workMs))),
      },
    ),
  );
}
