import { from, guid, integer, object, text, timestamp, word } from "@plumbline/model-core/declaring";
import { STRESS_PROFILE } from "@plumbline/stress-engine";
import { declared, declaredClosed } from "../../../platform/openapi/declared.js";
import type { ProfileRow } from "../profiles/profile.repository.js";
import { BASIS } from "./properties.js";

const { arrivals, resources, serviceTimes, subscriptions, branches, overrides, outages } =
  STRESS_PROFILE.fields;
const { constant, exponential, uniform, erlang, lognormal, empirical } =
  serviceTimes.entry.fields.distribution.forms;

declaredClosed("StressArrivals", arrivals, "sent", "answered");
declaredClosed("StressArrivalStage", arrivals.fields.stages.entry, "sent", "answered");
declaredClosed("StressResourceAssumption", resources.entry, "sent", "answered");
declaredClosed("StressServiceTimeAssumption", serviceTimes.entry, "sent", "answered");
declaredClosed("StressDistribution", serviceTimes.entry.fields.distribution, "sent", "answered");
declaredClosed("StressConstantDistribution", constant, "sent", "answered");
declaredClosed("StressExponentialDistribution", exponential, "sent", "answered");
declaredClosed("StressUniformDistribution", uniform, "sent", "answered");
declaredClosed("StressErlangDistribution", erlang, "sent", "answered");
declaredClosed("StressLognormalDistribution", lognormal, "sent", "answered");
declaredClosed("StressEmpiricalDistribution", empirical, "sent", "answered");
declaredClosed("StressSubscriptionAssumption", subscriptions.entry, "sent", "answered");
declaredClosed("StressBranchAssumption", branches.entry, "sent", "answered");
declaredClosed("StressPolicyOverride", overrides.entry, "sent", "answered");
declaredClosed("StressOutage", outages.entry, "sent", "answered");

/**
 * A stress profile as it is sent (docs/reference/stress-profiles.md#the-profile). The stress engine reads it,
 * from its raw text.
 */
export const StressProfileRequest = declaredClosed("StressProfileRequest", STRESS_PROFILE, "sent");

const HIGHEST_VERSION = 2_147_483_647;
const BY = text({ about: "`user:` and the ID of an account" });

export const StressProfileResponse = declared(
  "StressProfileResponse",
  object({
    id: guid(),
    basis: word([BASIS], { about: "Declared assumptions: nothing here is a measurement" }),
    version: integer({ rules: [from(1, HIGHEST_VERSION)], about: "Rises by one with each change" }),
    ...STRESS_PROFILE.fields,
    createdAt: timestamp(),
    updatedAt: timestamp(),
    createdBy: BY,
    updatedBy: BY,
  }),
  "answered",
);

/** The answer as JSON text: the stored document between what its keeper knows. */
export function writeProfile(row: ProfileRow): string {
  const { document, id, version, createdAt, updatedAt, createdBy, updatedBy } = row;
  const kept = JSON.stringify({ createdAt, updatedAt, createdBy, updatedBy });
  return `{"id":"${id}","basis":"${BASIS}","version":${version},${document.slice(1, -1)},${kept.slice(1)}`;
}
