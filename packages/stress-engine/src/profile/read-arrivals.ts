import type { JsonValue } from "@plumbline/model-core";
import { pathOfIndex, pathOfKey } from "@plumbline/model-core";
import { PROFILE_LIMITS } from "../limits.js";
import type { FieldReader } from "./field-reader.js";
import type { ArrivalStage, Arrivals } from "./stress-profile.js";
import { ARRIVAL_PROCESSES } from "./stress-profile.js";

const FIELDS = ["process", "ratePerSecond", "durationSeconds", "warmUpSeconds", "stages"];
const STAGE_FIELDS = ["fromSecond", "ratePerSecond"];

export function readArrivals(fields: FieldReader, value: JsonValue | undefined, path: string): Arrivals {
  const arrivals = fields.object(value, path, FIELDS);
  const duration = { from: 1, to: PROFILE_LIMITS.durationSeconds, integer: true };
  const durationSeconds = fields.number(arrivals, "durationSeconds", path, duration);
  const warmUp = { from: 0, to: durationSeconds - 1, integer: true };
  const stages = fields.list(arrivals, "stages", path, (entry, at) => readStage(fields, entry, at));
  checkStages(fields, stages, pathOfKey(path, "stages"));
  return {
    process: fields.oneOf(arrivals, "process", path, ARRIVAL_PROCESSES),
    ratePerSecond: fields.number(arrivals, "ratePerSecond", path, {
      from: 0,
      to: PROFILE_LIMITS.maxRatePerSecond,
      above: true,
    }),
    durationSeconds,
    warmUpSeconds: fields.number(arrivals, "warmUpSeconds", path, warmUp),
    stages,
  };
}

function readStage(fields: FieldReader, value: JsonValue, path: string): ArrivalStage {
  const stage = fields.object(value, path, STAGE_FIELDS);
  const seconds = { from: 0, to: PROFILE_LIMITS.durationSeconds, integer: true, above: true };
  return {
    fromSecond: fields.number(stage, "fromSecond", path, seconds),
    ratePerSecond: fields.number(stage, "ratePerSecond", path, {
      from: 0,
      to: PROFILE_LIMITS.maxRatePerSecond,
    }),
  };
}

function checkStages(fields: FieldReader, stages: readonly ArrivalStage[], path: string): void {
  if (stages.length > PROFILE_LIMITS.stages) {
    fields.breaksRule(path, `must have at most ${PROFILE_LIMITS.stages} entries`);
  }
  stages.forEach((stage, index) => {
    const before = stages[index - 1];
    if (before !== undefined && stage.fromSecond <= before.fromSecond) {
      fields.breaksRule(pathOfKey(pathOfIndex(path, index), "fromSecond"), "must be after the stage before");
    }
  });
}
