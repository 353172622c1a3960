import { present } from "@plumbline/model-core";
import type { RunClock } from "../engine/run-clock.js";
import type { Simulation } from "../engine/simulation.js";
import { NS_PER_MS } from "../kernel/virtual-time.js";
import type { StressProfile } from "../profile/stress-profile.js";
import { bottlenecksOf, criticalOf } from "./bottlenecks-of.js";
import { distributionOf } from "./distribution-of.js";
import { notesOf } from "./notes-of.js";
import { confidenceOf, operationResult, requestCounts } from "./request-results.js";
import { resourceResults, subscriptionResults } from "./station-results.js";
import type { BranchResult, ChannelResult, Series, StoreResult, StressMeasures } from "./stress-run.js";
import { reasonsOfUnstable, verdictOf } from "./verdict-of.js";

/** What a simulation that is over has to say. */
export function measuresOf(sim: Simulation, clock: RunClock, profile: StressProfile): StressMeasures {
  const facts = {
    operations: sim.targets.operations.map(operationResult),
    resources: resourceResults(sim),
    subscriptions: subscriptionResults(sim),
  };
  const unstable = reasonsOfUnstable(sim, facts);
  const estimate = sim.requests.batches.estimate();
  const { confidence, confidenceReason } = confidenceOf(profile, estimate, unstable.length > 0);
  const bottlenecks = bottlenecksOf(sim);
  return {
    basis: "assumed",
    ...verdictOf(unstable, sim.requests.measured, confidence, facts),
    requests: requestCounts(sim),
    latency: distributionOf(sim.requests.latency, confidence === null ? null : estimate),
    failedLatency: distributionOf(sim.requests.failedLatency),
    confidence,
    confidenceReason,
    ...facts,
    channels: channelResults(sim),
    stores: storeResults(sim),
    branches: branchResults(sim),
    series: seriesOf(sim, clock),
    critical: criticalOf(sim, bottlenecks),
    bottlenecks,
    notes: notesOf(sim, profile),
    budget: {
      events: sim.events,
      endedEarlyAtMs: sim.endedEarlyAt < 0 ? null : Math.floor(sim.endedEarlyAt / NS_PER_MS),
    },
  };
}

function channelResults(sim: Simulation): readonly ChannelResult[] {
  return sim.targets.channels.map(({ id, published, routed, notRouted, deadLettered, dropped }) => ({
    channelId: id,
    published,
    routed,
    notRouted,
    deadLettered,
    dropped,
  }));
}

function storeResults(sim: Simulation): readonly StoreResult[] {
  return sim.targets.stores.map(({ id, writes, failed }) => ({ elementId: id, writes, failed }));
}

function branchResults(sim: Simulation): readonly BranchResult[] {
  return sim.targets.branches.map(({ id, thenCount, elseCount }) => ({ stepId: id, thenCount, elseCount }));
}

function seriesOf(sim: Simulation, clock: RunClock): Series {
  return {
    bucketMs: clock.bucketMs,
    buckets: sim.requests.series.buckets,
    resources: sim.resources.map(({ elementId, station }) => {
      const { busyMilli, queueMilli } = present(clock.series.get(station));
      return { elementId, busyMilli, queueMilli };
    }),
    subscriptions: sim.targets.subscriptions.map(({ id, terms }) => ({
      subscriptionId: id,
      backlog: present(clock.series.get(terms.slots)).waiting,
    })),
  };
}
