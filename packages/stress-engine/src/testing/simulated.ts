import type { Model } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import { advance } from "../engine/advance.js";
import { buildSimulation } from "../engine/build-simulation.js";
import { RunClock } from "../engine/run-clock.js";
import type { Simulation } from "../engine/simulation.js";
import type { StressProfile } from "../profile/stress-profile.js";
import { prepareStressRun } from "../refusals/check-stress-run.js";

/** A run at its end, as the engine holds it. */
export function simulated(scenario: ScenarioDocument, model: Model, profile: StressProfile): Simulation {
  const prepared = prepareStressRun({ scenario, model, profile });
  if (!prepared.ok) {
    throw new Error(prepared.refusal.title);
  }
  const sim = buildSimulation(prepared.value.scenario, prepared.value.reach, profile);
  const clock = new RunClock(
    profile.arrivals,
    sim.resources.map(({ station }) => station),
    { close: () => undefined },
  );
  while (!advance(sim, clock, 1_000)) {
    // Goes on to the end.
  }
  return sim;
}

/** What is under way, held or waited for; all of it is 0 when every request has come to its end. */
export function underWay({ frames, resources, targets, requests }: Simulation) {
  const stations = [
    ...resources.map(({ station }) => station),
    ...targets.subscriptions.map(({ terms }) => terms.slots),
  ];
  const sum = (of: (station: (typeof stations)[number]) => number): number =>
    stations.reduce((total, station) => total + of(station), 0);
  return {
    frames: frames.live,
    requests: requests.inFlight,
    busy: sum(({ busy }) => busy),
    waiting: sum(({ waiting }) => waiting),
    late: sum(({ late }) => late),
  };
}
