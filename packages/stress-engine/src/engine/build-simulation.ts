import type { PlayablePublish, PlayableScenario } from "@plumbline/playback-engine";
import type { StressProfile } from "../profile/stress-profile.js";
import { StepCompiler } from "../program/compile-steps.js";
import type { ScenarioReach } from "../program/scenario-reach.js";
import type { StepTables } from "../program/step-tables.js";
import { WatchedSteps } from "../program/watched-steps.js";
import { RandomStreams } from "../random/random-streams.js";
import { ArrivalTimes } from "./arrival-times.js";
import { HazardBuilder } from "./build-hazards.js";
import { numbered, TargetBuilder } from "./build-targets.js";
import { newKernel, Simulation } from "./simulation.js";
import type { PublishStep } from "./targets.js";
import type { TargetsOfSteps } from "./targets-of-steps.js";

/** A run at its start: the scenario compiled, every target and stream in place. */
export function buildSimulation(
  scenario: PlayableScenario,
  reach: ScenarioReach,
  profile: StressProfile,
): Simulation {
  const tossed = new Set(profile.branches.map((branch) => branch.stepId));
  const watched = new WatchedSteps(scenario.steps, (branch) => tossed.has(branch.id));
  const kernel = newKernel(watched.words);
  const streams = new RandomStreams(profile.seed);
  const hazards = new HazardBuilder(scenario.faults, profile.outages, streams);
  const builder = new TargetBuilder(profile, reach, { streams, hazards, timers: kernel.timers });
  const targets = buildTargets(builder, reach, watched);
  const arrivals = new ArrivalTimes(profile.arrivals, streams);
  return new Simulation({
    ...kernel,
    tables: compile(scenario, reach, targets, watched),
    targets,
    resources: profile.resources.map(({ elementId }) => ({
      elementId,
      station: builder.stations.get(elementId) as Simulation["resources"][number]["station"],
    })),
    streams,
    faults: hazards.book,
    arrivals,
    load: profile.arrivals,
  });
}

function buildTargets(builder: TargetBuilder, reach: ScenarioReach, watched: WatchedSteps): TargetsOfSteps {
  const channels = reach.channels.map((channel) => builder.channel(channel));
  return {
    operations: reach.operations.map((reached) => builder.operation(reached.value)),
    subscriptions: reach.subscriptions.map((reached) => builder.subscription(reached.value)),
    stores: reach.stores.map((reached) => builder.store(reached.value)),
    channels,
    publishes: reach.publishes.map((step) => builder.publish(step, reach.channels)),
    branches: reach.branches.map((step) => builder.branch(step, watched)),
  };
}

function compile(
  scenario: PlayableScenario,
  reach: ScenarioReach,
  targets: TargetsOfSteps,
  watched: WatchedSteps,
): StepTables {
  const operations = numbered(reach.operations, (reached) => reached.value.id);
  const stores = numbered(reach.stores, (reached) => reached.value);
  const compiler = new StepCompiler(
    {
      operation: (id) => operations.get(id) ?? -1,
      store: (id) => stores.get(id) ?? -1,
      publish: (step) => reach.publishes.indexOf(step),
      branch: (step) => reach.branches.indexOf(step),
    },
    watched,
  );
  let root = 0;
  compiler.addList(scenario.steps, (start) => {
    root = start;
  });
  reach.publishes.forEach((step, number) => {
    addHandlers(compiler, step, targets.publishes[number]!, reach);
  });
  compiler.writeAll();
  return compiler.tables(root);
}

/** The handlers of the subscriptions that take the message; one without steps has nothing to run. */
function addHandlers(
  compiler: StepCompiler,
  step: PlayablePublish,
  publish: PublishStep,
  reach: ScenarioReach,
): void {
  reach.subscriptions.forEach(({ value }, subscription) => {
    const steps = step.handlers.get(value.id) ?? [];
    if (steps.length > 0) {
      publish.masks[subscription] = compiler.addMask(steps);
      compiler.addList(steps, (start) => {
        publish.handlers[subscription] = start;
      });
    }
  });
}
