import type { JsonValue } from "@plumbline/model-core";
import { pathOfKey } from "@plumbline/model-core";
import { PROFILE_LIMITS } from "../limits.js";
import { type Bounds, type FieldReader, isBelow, type JsonObject } from "./field-reader.js";
import { MILLISECONDS } from "./read-distribution.js";
import type { BranchAssumption, Outage, PolicyOverride } from "./stress-profile.js";
import { JITTERS, OUTAGE_KINDS } from "./stress-profile.js";

const BRANCH_FIELDS = ["stepId", "thenProbability"];
const OVERRIDE_FIELDS = [
  "targetId",
  "timeoutMs",
  "maxAttempts",
  "backoffMs",
  "backoffFactor",
  "maxBackoffMs",
  "jitter",
];
const OUTAGE_FIELDS = ["targetId", "kind", "fromMs", "toMs", "share"];
const SHARE = { from: 0, to: 1 };
const ATTEMPTS = { from: 1, to: PROFILE_LIMITS.attempts, integer: true };
const FACTOR = { from: 1, to: PROFILE_LIMITS.backoffFactor };

export function readBranch(fields: FieldReader, value: JsonValue, path: string): BranchAssumption {
  const branch = fields.object(value, path, BRANCH_FIELDS);
  return {
    stepId: fields.text(branch, "stepId", path, PROFILE_LIMITS.stepIdCharacters),
    thenProbability: fields.number(branch, "thenProbability", path, SHARE),
  };
}

/** What an override leaves out it leaves as the model has it. */
export function readOverride(fields: FieldReader, value: JsonValue, path: string): PolicyOverride {
  const override = fields.object(value, path, OVERRIDE_FIELDS);
  const kept = (key: string, bounds: Bounds): number | null =>
    override[key] === undefined ? null : fields.nullableNumber(override, key, path, bounds);
  return {
    targetId: fields.guid(override, "targetId", path),
    timeoutMs: kept("timeoutMs", MILLISECONDS),
    maxAttempts: kept("maxAttempts", ATTEMPTS),
    backoffMs: kept("backoffMs", MILLISECONDS),
    backoffFactor: orDefault(fields, override, path, { key: "backoffFactor", bounds: FACTOR }),
    maxBackoffMs: kept("maxBackoffMs", MILLISECONDS),
    jitter: override["jitter"] === undefined ? "none" : fields.oneOf(override, "jitter", path, JITTERS),
  };
}

export function readOutage(fields: FieldReader, value: JsonValue, path: string): Outage {
  const outage = fields.object(value, path, OUTAGE_FIELDS);
  const fromMs = fields.number(outage, "fromMs", path, MILLISECONDS);
  const toMs = fields.number(outage, "toMs", path, MILLISECONDS);
  if (isBelow(outage, "toMs", "fromMs") || (fromMs === toMs && typeof outage["toMs"] === "number")) {
    fields.breaksRule(pathOfKey(path, "toMs"), "must be after fromMs");
  }
  return {
    targetId: fields.guid(outage, "targetId", path),
    kind: fields.oneOf(outage, "kind", path, OUTAGE_KINDS),
    fromMs,
    toMs,
    share: orDefault(fields, outage, path, { key: "share", bounds: SHARE }),
  };
}

/** A number that is 1 when it is left out. */
function orDefault(
  fields: FieldReader,
  owner: JsonObject,
  path: string,
  field: { readonly key: string; readonly bounds: Bounds },
): number {
  return owner[field.key] === undefined ? 1 : fields.number(owner, field.key, path, field.bounds);
}
