import type { StressProfile } from "../profile/stress-profile.js";
import type { TargetKind } from "./target-directory.js";

/** A list of a profile whose entries name targets. */
interface NamingList {
  readonly list: keyof StressProfile;
  /** The key of an entry that holds the ID. */
  readonly key: string;
  readonly kinds: readonly TargetKind[];
  readonly idsOf: (profile: StressProfile) => readonly string[];
}

/** What each list of assumptions may name, in the order in which they are checked. */
export const NAMED_TARGETS: readonly NamingList[] = [
  {
    list: "resources",
    key: "elementId",
    kinds: ["element"],
    idsOf: ({ resources }) => resources.map(({ elementId }) => elementId),
  },
  {
    list: "serviceTimes",
    key: "targetId",
    kinds: ["operation", "subscription", "store"],
    idsOf: ({ serviceTimes }) => serviceTimes.map(({ targetId }) => targetId),
  },
  {
    list: "subscriptions",
    key: "subscriptionId",
    kinds: ["subscription"],
    idsOf: ({ subscriptions }) => subscriptions.map(({ subscriptionId }) => subscriptionId),
  },
  {
    list: "overrides",
    key: "targetId",
    kinds: ["operation", "subscription"],
    idsOf: ({ overrides }) => overrides.map(({ targetId }) => targetId),
  },
  {
    list: "outages",
    key: "targetId",
    kinds: ["operation", "channel", "subscription", "element"],
    idsOf: ({ outages }) => outages.map(({ targetId }) => targetId),
  },
];
