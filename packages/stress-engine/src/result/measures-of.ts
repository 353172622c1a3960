import { present } from "@plumbline/model-core";
import type { RunClock } from "../engine/run-clock.js";
import type { Simulation } from "../engine/simulation.js";
import type { Station } from "../engine/station.js";
import { NS_PER_MS } from "../kernel/virtual-time.js";
import { MEASURE_LIMITS } from "../limits.js";
import type { StressProfile } from "../profile/stress-profile.js";
import { bottlenecksOf, criticalOf } from "./bottlenecks-of.js";
import type { ComparedFigures } from "./compared-figures.js";
import { distributionOf } from "./distribution-of.js";
import { intervalsOf } from "./intervals-of.js";
import { notesOf } from "./notes-of.js";
import { confidenceOf, operationResult, requestCounts } from "./request-results.js";
import { resourceResults, subscriptionResults } from "./station-results.js";
import type { BranchResult, ChannelResult, Series, StoreResult, StressMeasures } from "./stress-run.js";
import { reasonsOfUnstable, verdictOf } from "./verdict-of.js";

/** What a simulation that is over has to say. */
export function measuresOf(
  sim: Simulation,
  clock: RunClock,
  figures: ComparedFigures,
  profile: StressProfile,
): StressMeasures {
  const measures = measuresWithoutIntervals(sim, clock, profile);
  const halfWidths = measures.confidence === null ? new Map<string, number>() : figures.halfWidths();
  return { ...measures, intervals: intervalsOf(measures, halfWidths) };
}

function measuresWithoutIntervals(
  sim: Simulation,
  clock: RunClock,
  profile: StressProfile,
): Omit<StressMeasures, "intervals"> {
  const facts = {
    operations: sim.targets.operations.map(operationResult),
    resources: resourceResults(sim),
    subscriptions: subscriptionResults(sim),
  };
  const unstable = reasonsOfUnstable(sim, facts);
  const estimate = sim.requests.batches.estimate();
  const { confidence, confidenceReason } = confidenceOf(profile, estimate, unstable.length > 0);
  const bottlenecks = bottlenecksOf(sim);
  const requests = requestCounts(sim);
  return {
    basis: "assumed",
    ...verdictOf({ unstable, requests, confidence }, facts),
    requests,
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
    resources: busiest(sim.resources, ({ station }) => station).map(({ elementId, station }) => {
      const { busyMilli, queueMilli } = present(clock.series.get(station));
      return { elementId, busyMilli, queueMilli };
    }),
    subscriptions: busiest(sim.targets.subscriptions, ({ terms }) => terms.slots).map(({ id, terms }) => ({
      subscriptionId: id,
      backlog: present(clock.series.get(terms.slots)).waiting,
    })),
  };
}

/** Those that have series, in their order: the ones before which the most has waited, then that had the most to do. */
function busiest<Part>(parts: readonly Part[], stationOf: (part: Part) => Station): readonly Part[] {
  if (parts.length <= MEASURE_LIMITS.seriesOfParts) {
    return parts;
  }
  const weigh = (of: "queue" | "busy", part: Part): number => stationOf(part).meter.measured(of);
  const chosen = parts
    .toSorted(
      (left, right) =>
        weigh("queue", right) - weigh("queue", left) || weigh("busy", right) - weigh("busy", left),
    )
    .slice(0, MEASURE_LIMITS.seriesOfParts);
  const kept = new Set(chosen);
  return parts.filter((part) => kept.has(part));
}
