import type { JsonValue } from "@plumbline/model-core";
import { canonicalJson, compareCodeUnits } from "@plumbline/model-core";
import type { StressProfile } from "../profile/stress-profile.js";
import type { ProfileChange } from "./stress-comparison.js";

/** What two profiles assume differently. Assumptions of one target are compared with one another; names are not. */
export function profileChanges(left: StressProfile, right: StressProfile): readonly ProfileChange[] {
  const before = valuesOf(left);
  const after = valuesOf(right);
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort(compareCodeUnits);
  return paths
    .map((path) => ({ path, left: before.get(path) ?? null, right: after.get(path) ?? null }))
    .filter((change) => canonicalJson(change.left) !== canonicalJson(change.right));
}

/** The values of a profile by path; an entry of a list stands under its target. */
function valuesOf(profile: StressProfile): ReadonlyMap<string, JsonValue> {
  const values = new Map<string, JsonValue>([["seed", profile.seed]]);
  const note = (path: string, entry: object): void => {
    for (const [key, value] of Object.entries(entry)) {
      values.set(`${path}.${key}`, value as JsonValue);
    }
  };
  note("arrivals", profile.arrivals);
  for (const entry of profile.resources) {
    note(`resources.${entry.elementId}`, entry);
  }
  for (const entry of profile.serviceTimes) {
    note(`serviceTimes.${entry.targetId}`, entry);
  }
  for (const entry of profile.subscriptions) {
    note(`subscriptions.${entry.subscriptionId}`, entry);
  }
  for (const entry of profile.branches) {
    note(`branches.${entry.stepId}`, entry);
  }
  for (const entry of profile.overrides) {
    note(`overrides.${entry.targetId}`, entry);
  }
  for (const [targetId, outages] of Map.groupBy(profile.outages, (outage) => outage.targetId)) {
    values.set(
      `outages.${targetId}`,
      outages.toSorted((a, b) => a.fromMs - b.fromMs).map((outage) => ({ ...outage })),
    );
  }
  return values;
}
