import { type Issue, pathOfIndex } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import { faultedAlready } from "../checking/prepare-check.js";
import type { ScenarioCheck } from "../records/recipe.js";

/**
 * The faults of a check whose targets its scenario faults as it is now. What else a check names in the scenario and the
 * model is looked at when it runs.
 */
export function faultsOfScenario(check: ScenarioCheck, document: ScenarioDocument): readonly Issue[] {
  return faultedAlready(check, document).map((index) => ({
    field: `${pathOfIndex("recipe.scenarioCheck.faults", index)}.target`,
    message: "has a fault in the scenario",
  }));
}
