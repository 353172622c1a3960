import type { FoundObject, ObjectRule } from "@plumbline/model-core/declaring";
import type { Outage } from "./policy.js";

/** Each list says one thing of one target. */
const TARGETS = [
  ["resources", "elementId"],
  ["serviceTimes", "targetId"],
  ["subscriptions", "subscriptionId"],
  ["branches", "stepId"],
  ["overrides", "targetId"],
] as const;

type TargetList = (typeof TARGETS)[number][0];

/** An entry as it was read; null where it cannot be, and with an empty text for an ID that cannot. */
type Entry = { readonly [key: string]: string } | null;

export const TARGETS_ONCE: ObjectRule<{ readonly [List in TargetList]: readonly Entry[] }> = {
  at: "end",
  check(found) {
    for (const [list, key] of TARGETS) {
      const targets = found.read[list].map((entry) => entry?.[key] ?? "");
      refuseRepeated(found, targets, { list, key });
    }
  },
};

function refuseRepeated(
  { breaksRule }: Pick<FoundObject, "breaksRule">,
  targets: readonly string[],
  { list, key }: { readonly list: string; readonly key: string },
): void {
  const seen = new Set<string>();
  targets.forEach((target, index) => {
    if (target !== "" && seen.has(target)) {
      breaksRule([list, index, key], "names a target that an entry before names");
    }
    seen.add(target);
  });
}

/** The outages of a target do not overlap. */
export const OUTAGES_APART: ObjectRule<{ readonly outages: readonly (Outage | null)[] }> = {
  at: "end",
  check({ read, breaksRule }) {
    const placed = read.outages.flatMap((outage, index) => (outage?.targetId ? [{ ...outage, index }] : []));
    for (const [, of] of Map.groupBy(placed, ({ targetId }) => targetId)) {
      for (const index of overlapping(of)) {
        breaksRule(["outages", index, "fromMs"], "overlaps another outage of the target");
      }
    }
  },
};

type Placed = Outage & { readonly index: number };

function overlapping(outages: readonly Placed[]): readonly number[] {
  const ordered = outages.toSorted((left, right) => left.fromMs - right.fromMs || left.index - right.index);
  let end = Number.NEGATIVE_INFINITY;
  return ordered.flatMap(({ fromMs, toMs, index }) => {
    const overlaps = fromMs < end;
    end = Math.max(end, toMs);
    return overlaps ? [index] : [];
  });
}
