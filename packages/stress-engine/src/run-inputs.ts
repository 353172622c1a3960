import type { JsonValue } from "@plumbline/model-core";
import { canonicalJson, compareCodeUnits, present, readJson, sha256Hex } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import { storedScenario } from "@plumbline/playback-engine";
import { STRESS_ENGINE_VERSION } from "./engine-version.js";
import type { StressProfile } from "./profile/stress-profile.js";
import { modelSlice } from "./program/model-slice.js";
import type { ScenarioReach } from "./program/scenario-reach.js";

/** The pinned inputs of a run, as hashes: lower-case hex SHA-256 of canonical JSON. */
export interface RunInputs {
  readonly scenarioHash: string;
  readonly modelHash: string;
  readonly inputsHash: string;
}

/**
 * What a run depends on: engine version, the reached part of the model, the scenario and the profile without its
 * name. Equal inputs give equal results.
 */
export function runInputs(
  scenario: ScenarioDocument,
  reach: ScenarioReach,
  profile: StressProfile,
): RunInputs {
  const { name: _, ...assumptions } = profile;
  const slice = modelSlice(reach);
  const steps = storedValue({ ...scenario, ...effective(scenario) });
  return {
    scenarioHash: hashOf(storedValue(scenario)),
    modelHash: hashOf(slice),
    inputsHash: hashOf({
      engineVersion: STRESS_ENGINE_VERSION,
      model: slice,
      scenario: steps,
      profile: assumptions as unknown as JsonValue,
    }),
  };
}

/** A scenario as the value that its stored text spells. */
function storedValue(scenario: ScenarioDocument): JsonValue {
  const read = readJson(storedScenario(scenario).text);
  if (!read.ok) {
    throw new Error(`A scenario that was written cannot be read: ${read.refusal.message}`);
  }
  return read.value.value;
}

/** A valid scenario without what changes no play: the name, the assertions, the order of faults. */
function effective(scenario: ScenarioDocument): Pick<ScenarioDocument, "name" | "faults" | "assertions"> {
  const faults = scenario.faults.toSorted((left, right) =>
    compareCodeUnits(present(left?.target), present(right?.target)),
  );
  return { name: "", faults, assertions: [] };
}

export function hashOf(value: JsonValue): string {
  return sha256Hex(canonicalJson(value));
}
