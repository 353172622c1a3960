import type { JsonValue, Result } from "@plumbline/model-core";
import { present } from "@plumbline/model-core";
import { advance } from "./engine/advance.js";
import { buildSimulation } from "./engine/build-simulation.js";
import { RunClock } from "./engine/run-clock.js";
import { STRESS_ENGINE_VERSION } from "./engine-version.js";
import { canonicalProfile } from "./profile/canonical-profile.js";
import type { StressProfile } from "./profile/stress-profile.js";
import type { StressRunInput } from "./refusals/check-stress-run.js";
import { prepareStressRun } from "./refusals/check-stress-run.js";
import type { PreparedScenario } from "./refusals/prepare-stress-scenario.js";
import type { StressRefusal } from "./refusals/refusal.js";
import { ComparedFigures } from "./result/compared-figures.js";
import { inWholeNumbers } from "./result/in-whole-numbers.js";
import { measuresOf } from "./result/measures-of.js";
import type { StressMeasures, StressRun } from "./result/stress-run.js";
import { hashOf, runInputs } from "./run-inputs.js";

/** Events between two questions whether to stop. */
const SLICE_EVENTS = 50_000;

export interface StressRunRequest extends StressRunInput {
  /** Version of the main model or of the branch the model is of. */
  readonly modelVersion: number;
  /** Asked now and then; when it says so the run ends with nothing. */
  readonly shouldStop?: () => boolean;
}

/** The run was told to stop. */
export interface StressStopped {
  readonly code: "stopped";
}

/**
 * Runs a scenario under the load a profile assumes (docs/reference/stress-runs.md#running-a-profile). Pure:
 * equal inputs give the equal result and `resultHash`, on every platform. Refused with every reason at once
 * when it cannot start.
 */
export function runStress(request: StressRunRequest): Result<StressRun, StressRefusal | StressStopped> {
  const { scenario, profile, modelVersion, shouldStop = () => false } = request;
  const prepared = prepareStressRun(request);
  if (!prepared.ok) {
    return prepared;
  }
  const ordered = canonicalProfile(profile);
  const measures = simulate(prepared.value, ordered, shouldStop);
  if (measures === null) {
    return { ok: false, refusal: { code: "stopped" } };
  }
  const inputs = runInputs(present(scenario), prepared.value.reach, ordered);
  const run = {
    engineVersion: STRESS_ENGINE_VERSION,
    scenarioId: profile.scenarioId,
    modelVersion,
    seed: profile.seed,
    profile,
    ...inputs,
    resultHash: resultHash(inputs.inputsHash, measures),
    ...measures,
  };
  return { ok: true, value: run };
}

function simulate(
  { scenario, reach }: PreparedScenario,
  profile: StressProfile,
  shouldStop: () => boolean,
): StressMeasures | null {
  const sim = buildSimulation(scenario, reach, profile);
  const stations = [
    ...sim.resources.map(({ station }) => station),
    ...sim.targets.subscriptions.map(({ terms }) => terms.slots),
  ];
  const figures = new ComparedFigures(sim);
  const clock = new RunClock(profile.arrivals, stations, figures);
  while (!advance(sim, clock, SLICE_EVENTS)) {
    if (shouldStop()) {
      return null;
    }
  }
  return measuresOf(sim, clock, figures, profile);
}

/** Of engine version, inputs and everything measured; notes are words and are left out. */
function resultHash(inputsHash: string, measures: StressMeasures): string {
  const { notes: _, ...result } = measures;
  const hashed = { engineVersion: STRESS_ENGINE_VERSION, inputs: inputsHash, result: inWholeNumbers(result) };
  return hashOf(hashed as unknown as JsonValue);
}
