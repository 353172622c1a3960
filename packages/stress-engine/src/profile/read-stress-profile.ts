import type { Issue, JsonValue, Result } from "@plumbline/model-core";
import { present, readJson, shortPath } from "@plumbline/model-core";
import { DocumentWalk, Faults, type Manner, OTHER_TYPE } from "@plumbline/model-core/declaring";
import { PROFILE_LIMITS } from "../limits.js";
import { canonicalProfile } from "./canonical-profile.js";
import { STRESS_PROFILE, type StressProfile } from "./stress-profile.js";

/** Why a text is no stress profile: `invalid_body` for its shape, `validation_error` for broken rules. */
export interface StressProfileRefusal {
  readonly code: "invalid_body" | "validation_error";
  readonly title: string;
  /** Everything wrong, up to 100, each with its path. */
  readonly errors: readonly Issue[];
}

const OF_PROFILES: Manner = {
  missing: "is required",
  otherType: { ...OTHER_TYPE, guid: "must be a string" },
  ofNull: {},
  unknownKeys: { message: "is not a field of a stress profile", told: "first" },
  judges: true,
  misspelled: "rule",
  infinity: "judged",
  unread: "stand-in",
};

const ODDITY_MESSAGES = {
  "repeated-key": "is a repeated key",
  "number-out-of-range": "is a number out of range",
  "number-too-long": "is a number with too many characters",
  "lone-surrogate": "is not valid Unicode",
} as const;

/**
 * Reads a stress profile from its raw text (docs/reference/stress-profiles.md#the-profile). IDs become lower
 * case and are not looked up in a model: that is done when a run starts. Its lists are ordered by target.
 */
export function readStressProfile(text: string): Result<StressProfile, StressProfileRefusal> {
  const json = readJson(text, { maxDepth: PROFILE_LIMITS.levels });
  if (!json.ok) {
    return refused("invalid_body", [json.refusal]);
  }
  const faults = new Faults(PROFILE_LIMITS.issues, shortPath);
  for (const { kind, path } of json.value.oddities) {
    // U+0000 is a control character, which the rules of texts refuse.
    if (kind !== "nul") {
      faults.add("shape", () => path, ODDITY_MESSAGES[kind]);
    }
  }
  return readProfile(json.value.value, faults);
}

function readProfile(value: JsonValue, faults: Faults): Result<StressProfile, StressProfileRefusal> {
  const profile = new DocumentWalk(OF_PROFILES, faults.report).document(STRESS_PROFILE, value);
  if (profile === undefined || faults.shape.length > 0) {
    return refused("invalid_body", faults.shape);
  }
  return faults.rule.length > 0
    ? refused("validation_error", faults.rule)
    : { ok: true, value: canonicalProfile(profile) };
}

function refused(
  code: StressProfileRefusal["code"],
  errors: readonly Issue[],
): { readonly ok: false; readonly refusal: StressProfileRefusal } {
  const { field, message } = present(errors[0]);
  const title = `The stress profile is refused: ${field === "" ? "it" : field} ${message}`;
  return { ok: false, refusal: { code, title, errors } };
}
