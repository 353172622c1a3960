import type { Result } from "@plumbline/model-core";
import { type BodyRefusal, readBody } from "@plumbline/model-core/declaring";
import { PROFILE_LIMITS } from "../limits.js";
import { canonicalProfile } from "./canonical-profile.js";
import { STRESS_PROFILE, type StressProfile } from "./stress-profile.js";

/** Why a text is no stress profile: `invalid_body` for its shape, `validation_error` for broken rules. */
export type StressProfileRefusal = BodyRefusal;

const BODY = {
  node: STRESS_PROFILE,
  name: "stress profile",
  unknownField: "is not a field of a stress profile",
  levels: PROFILE_LIMITS.levels,
  issues: PROFILE_LIMITS.issues,
};

/**
 * Reads a stress profile from its raw text (docs/reference/stress-profiles.md#the-profile). IDs become lower
 * case and are not looked up in a model: that is done when a run starts. Its lists are ordered by target.
 */
export function readStressProfile(text: string): Result<StressProfile, StressProfileRefusal> {
  const read = readBody(BODY, text);
  return read.ok ? { ok: true, value: canonicalProfile(read.value) } : read;
}
