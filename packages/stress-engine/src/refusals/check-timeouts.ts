import { pathOfIndex, pathOfKey } from "@plumbline/model-core";
import type { PlayableScenario } from "@plumbline/playback-engine";
import type { StressProfile } from "../profile/stress-profile.js";
import type { ScenarioReach } from "../program/scenario-reach.js";
import type { FoundReason } from "./refusal.js";
import { reason } from "./refusal.js";

/** A time-out is of an operation: no override gives one to a subscription. */
export function checkTimeoutOverrides(profile: StressProfile, reach: ScenarioReach): readonly FoundReason[] {
  const subscriptions = new Set(reach.subscriptions.map(({ value }) => value.id as string));
  return profile.overrides.flatMap(({ targetId, timeoutMs }, index) => {
    const field = pathOfKey(pathOfIndex("overrides", index), "timeoutMs");
    return timeoutMs !== null && subscriptions.has(targetId)
      ? [reason("wrong-target-kind", "A subscription has no time-out.", { targetId, field })]
      : [];
  });
}

/** An outage of kind `Timeout` needs an operation with a time-out. */
export function checkTimeoutOutages(profile: StressProfile, reach: ScenarioReach): readonly FoundReason[] {
  const timeouts = timeoutsOf(profile, reach);
  return profile.outages.flatMap(({ targetId, kind }, index) => {
    const field = pathOfKey(pathOfIndex("outages", index), "kind");
    return kind === "Timeout" && !((timeouts.get(targetId) ?? 0) > 0)
      ? [reason("wrong-target-kind", "Timeout needs an operation with a time-out.", { targetId, field })]
      : [];
  });
}

/** A `Timeout` fault of the scenario needs the time-out too, so no override takes it away. */
export function checkTimeoutFaults(
  profile: StressProfile,
  reach: ScenarioReach,
  { faults }: PlayableScenario,
): readonly FoundReason[] {
  const timeouts = timeoutsOf(profile, reach);
  const message = "The scenario has a Timeout fault here and the profile takes the time-out away.";
  return faults
    .filter(({ target, kind }) => kind === "Timeout" && timeouts.get(target) === 0)
    .map(({ target }) => reason("wrong-target-kind", message, { targetId: target, field: "overrides" }));
}

/** The time-outs of the operations under the profile, by ID. */
function timeoutsOf(profile: StressProfile, reach: ScenarioReach): ReadonlyMap<string, number> {
  const overrides = new Map(profile.overrides.map((override) => [override.targetId, override.timeoutMs]));
  return new Map(reach.operations.map(({ value }) => [value.id, overrides.get(value.id) ?? value.timeoutMs]));
}
