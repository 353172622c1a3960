import { present } from "@plumbline/model-core";
import { RUN_LIMITS } from "../limits.js";
import type { Arrivals } from "../profile/arrivals.js";
import { isZero } from "../profile/distribution.js";
import type { StressProfile } from "../profile/stress-profile.js";
import type { ScenarioReach } from "../program/scenario-reach.js";
import type { FoundReason } from "./refusal.js";
import { reason } from "./refusal.js";

/** Whatever a play meets that needs a capacity or a service time has one: none is invented. */
export function checkComplete(profile: StressProfile, reach: ScenarioReach): readonly FoundReason[] {
  const capacities = new Set(profile.resources.map((resource) => resource.elementId));
  const times = new Set(profile.serviceTimes.map((serviceTime) => serviceTime.targetId));
  const elements = [...reach.elements]
    .filter(([id, reasons]) => needsCapacity(reasons) && !capacities.has(id))
    .map(([id]) => id)
    .sort();
  const targets = [...reach.operations, ...reach.subscriptions].filter(({ value }) => !times.has(value.id));
  return [
    ...elements.map((targetId) =>
      reason("missing-resource", "The element serves the scenario and has no capacity.", {
        targetId,
        field: "resources",
      }),
    ),
    ...targets.map(({ value, stepIds }) =>
      reason("missing-service-time", "The scenario reaches it and it has no service time.", {
        targetId: value.id,
        stepId: present([...stepIds][0]),
        field: "serviceTimes",
      }),
    ),
  ];
}

/** An element that is only written to may do without a capacity. */
export function needsCapacity(reasons: ReadonlySet<string>): boolean {
  return reasons.has("owns-operation") || reasons.has("consumes");
}

/** A run that could not end within its budget does not start. */
export function checkBudget(arrivals: Arrivals, reach: ScenarioReach): readonly FoundReason[] {
  const requests = expectedRequests(arrivals);
  if (requests > RUN_LIMITS.requests) {
    const message = `About ${Math.round(requests)} requests are over the limit of ${RUN_LIMITS.requests}.`;
    return [reason("event-budget", message, { field: "arrivals" })];
  }
  const events = requests * reach.eventsOfRequest;
  if (events > RUN_LIMITS.events) {
    const message = `About ${Math.round(events)} events are over the limit of ${RUN_LIMITS.events}.`;
    return [reason("event-budget", message, { field: "arrivals" })];
  }
  return [];
}

function expectedRequests({ ratePerSecond, durationSeconds, stages }: Arrivals): number {
  const all = [{ fromSecond: 0, ratePerSecond }, ...stages];
  return all.reduce((sum, stage, index) => {
    const end = Math.min(durationSeconds, all[index + 1]?.fromSecond ?? durationSeconds);
    return sum + stage.ratePerSecond * Math.max(0, end - stage.fromSecond);
  }, 0);
}

/** A scenario in which nothing can take time or a slot says nothing about load. */
export function checkNotEmpty(profile: StressProfile, reach: ScenarioReach): readonly FoundReason[] {
  const meetsSlot = reach.operations.length + reach.subscriptions.length > 0;
  if (meetsSlot || reach.stores.some(({ value }) => takesTimeOrSlot(profile, value))) {
    return [];
  }
  return [reason("empty-scenario", "No step of the scenario takes time or a slot.")];
}

/** A store has a slot where it has a capacity, and takes time where it is said to. */
function takesTimeOrSlot({ resources, serviceTimes }: StressProfile, store: string): boolean {
  const time = serviceTimes.find(({ targetId }) => targetId === store)?.distribution;
  return (time !== undefined && !isZero(time)) || resources.some(({ elementId }) => elementId === store);
}
