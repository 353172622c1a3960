import type { Issue, JsonValue, Result } from "@plumbline/model-core";
import { readJson } from "@plumbline/model-core";
import { PROFILE_LIMITS } from "../limits.js";
import { checkUniqueness } from "./check-uniqueness.js";
import { FieldReader } from "./field-reader.js";
import { readArrivals } from "./read-arrivals.js";
import { readResource, readServiceTime, readSubscription } from "./read-capacity.js";
import { readBranch, readOutage, readOverride } from "./read-policy.js";
import type { StressProfile } from "./stress-profile.js";

/** Why a text is no stress profile: `invalid_body` for its shape, `validation_error` for broken rules. */
export interface StressProfileRefusal {
  readonly code: "invalid_body" | "validation_error";
  readonly title: string;
  /** Everything wrong, up to 100, each with its path. */
  readonly errors: readonly Issue[];
}

const FIELDS = [
  "name",
  "scenarioId",
  "seed",
  "arrivals",
  "resources",
  "serviceTimes",
  "subscriptions",
  "branches",
  "overrides",
  "outages",
];

const ODDITY_MESSAGES = {
  "repeated-key": "is a repeated key",
  "number-out-of-range": "is a number out of range",
  "number-too-long": "is a number with too many characters",
  "lone-surrogate": "is not valid Unicode",
} as const;

/**
 * Reads a stress profile from its raw text (spec 1, section 2.12). IDs become lower case and are not looked up in a
 * model: that is done when a run starts.
 */
export function readStressProfile(text: string): Result<StressProfile, StressProfileRefusal> {
  const json = readJson(text, { maxDepth: PROFILE_LIMITS.levels });
  if (!json.ok) {
    return refused("invalid_body", [json.refusal]);
  }
  const fields = new FieldReader();
  for (const { kind, path } of json.value.oddities) {
    // U+0000 is a control character, which the rules of texts refuse.
    if (kind !== "nul") {
      fields.wrongShape(path, ODDITY_MESSAGES[kind]);
    }
  }
  const profile = readFields(fields, json.value.value);
  checkUniqueness(fields, profile);
  if (fields.shapeIssues.length > 0) {
    return refused("invalid_body", fields.shapeIssues);
  }
  return fields.ruleIssues.length > 0
    ? refused("validation_error", fields.ruleIssues)
    : { ok: true, value: profile };
}

function readFields(fields: FieldReader, value: JsonValue): StressProfile {
  const profile = fields.object(value, "", FIELDS);
  const list = <Entry>(
    key: string,
    read: (fields: FieldReader, value: JsonValue, path: string) => Entry,
  ): readonly Entry[] => fields.list(profile, key, "", (entry, path) => read(fields, entry, path));
  return {
    name: fields.text(profile, "name", "", PROFILE_LIMITS.nameCharacters),
    scenarioId: fields.guid(profile, "scenarioId", ""),
    seed: fields.text(profile, "seed", "", PROFILE_LIMITS.seedCharacters),
    arrivals: readArrivals(fields, profile["arrivals"], "arrivals"),
    resources: list("resources", readResource),
    serviceTimes: list("serviceTimes", readServiceTime),
    subscriptions: list("subscriptions", readSubscription),
    branches: list("branches", readBranch),
    overrides: list("overrides", readOverride),
    outages: list("outages", readOutage),
  };
}

function refused(
  code: StressProfileRefusal["code"],
  errors: readonly Issue[],
): { readonly ok: false; readonly refusal: StressProfileRefusal } {
  const first = errors[0] ?? { field: "", message: "is not a stress profile" };
  const title = `The stress profile is refused: ${first.field === "" ? "it" : first.field} ${first.message}`;
  return { ok: false, refusal: { code, title, errors } };
}
