import type { Model } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import type { StressProfile } from "../profile/stress-profile.js";
import type { StressRun } from "../result/stress-run.js";
import { runStress } from "../run-stress.js";

/** Runs what must run. */
export function run(scenario: ScenarioDocument, model: Model, profile: StressProfile): StressRun {
  const result = runStress({ scenario, model, profile, modelVersion: 1 });
  if (!result.ok) {
    throw new Error(JSON.stringify(result.refusal));
  }
  return result.value;
}
