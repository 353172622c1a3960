import { compareCodeUnits } from "@plumbline/model-core";
import type { StressProfile } from "./stress-profile.js";

/** The profile with each list in order, so that the order it was written in changes nothing. */
export function canonicalProfile(profile: StressProfile): StressProfile {
  return {
    ...profile,
    resources: by(profile.resources, (entry) => entry.elementId),
    serviceTimes: by(profile.serviceTimes, (entry) => entry.targetId),
    subscriptions: by(profile.subscriptions, (entry) => entry.subscriptionId),
    branches: by(profile.branches, (entry) => entry.stepId),
    overrides: by(profile.overrides, (entry) => entry.targetId),
    outages: by(
      profile.outages.toSorted((left, right) => left.fromMs - right.fromMs),
      (entry) => entry.targetId,
    ),
  };
}

function by<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): readonly Entry[] {
  return entries.toSorted((left, right) => compareCodeUnits(keyOf(left), keyOf(right)));
}
