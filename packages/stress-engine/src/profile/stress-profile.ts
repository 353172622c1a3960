import { object, type ReadOf } from "@plumbline/model-core/declaring";
import { PROFILE_LIMITS } from "../limits.js";
import { ARRIVALS } from "./arrivals.js";
import { RESOURCE, SERVICE_TIME, SUBSCRIPTION } from "./capacity.js";
import { BRANCH, OUTAGE, OVERRIDE } from "./policy.js";
import { idOf, line, listOf, name } from "./profile-values.js";
import { OUTAGES_APART, TARGETS_ONCE } from "./uniqueness.js";

/**
 * A stress profile (docs/reference/stress-profiles.md#the-profile): what is assumed about the load on a
 * scenario and about the parts that serve it. Times are milliseconds unless the name says otherwise.
 */
export const STRESS_PROFILE = object(
  {
    name: name(PROFILE_LIMITS.nameCharacters),
    scenarioId: idOf(),
    seed: line(PROFILE_LIMITS.seedCharacters),
    arrivals: ARRIVALS,
    resources: listOf(RESOURCE),
    serviceTimes: listOf(SERVICE_TIME),
    subscriptions: listOf(SUBSCRIPTION),
    branches: listOf(BRANCH),
    overrides: listOf(OVERRIDE),
    outages: listOf(OUTAGE),
  },
  { rules: [TARGETS_ONCE, OUTAGES_APART] },
);
export type StressProfile = ReadOf<typeof STRESS_PROFILE>;
