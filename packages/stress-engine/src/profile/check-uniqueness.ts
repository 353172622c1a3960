import { pathOfIndex, pathOfKey } from "@plumbline/model-core";
import type { FieldReader } from "./field-reader.js";
import type { Outage, StressProfile } from "./stress-profile.js";

/** Each list says one thing of one target, and the outages of a target do not overlap. */
export function checkUniqueness(fields: FieldReader, profile: StressProfile): void {
  const lists = [
    ["resources", "elementId", profile.resources.map((entry) => entry.elementId)],
    ["serviceTimes", "targetId", profile.serviceTimes.map((entry) => entry.targetId)],
    ["subscriptions", "subscriptionId", profile.subscriptions.map((entry) => entry.subscriptionId)],
    ["branches", "stepId", profile.branches.map((entry) => entry.stepId)],
    ["overrides", "targetId", profile.overrides.map((entry) => entry.targetId)],
  ] as const;
  for (const [list, key, targets] of lists) {
    const seen = new Set<string>();
    targets.forEach((target, index) => {
      if (target !== "" && seen.has(target)) {
        const path = pathOfKey(pathOfIndex(list, index), key);
        fields.breaksRule(path, "names a target that an entry before names");
      }
      seen.add(target);
    });
  }
  checkOverlaps(fields, profile.outages);
}

function checkOverlaps(fields: FieldReader, outages: readonly Outage[]): void {
  const placed = outages.map((outage, index) => ({ ...outage, index }));
  for (const [target, of] of Map.groupBy(placed, (outage) => outage.targetId)) {
    const ordered = of.toSorted((left, right) => left.fromMs - right.fromMs || left.index - right.index);
    let end = Number.NEGATIVE_INFINITY;
    for (const outage of ordered) {
      if (target !== "" && outage.fromMs < end) {
        const path = pathOfKey(pathOfIndex("outages", outage.index), "fromMs");
        fields.breaksRule(path, "overlaps another outage of the target");
      }
      end = Math.max(end, outage.toMs);
    }
  }
}
