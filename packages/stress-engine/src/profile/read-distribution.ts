import type { JsonValue } from "@plumbline/model-core";
import { pathOfIndex, pathOfKey } from "@plumbline/model-core";
import { PROFILE_LIMITS } from "../limits.js";
import { type Bounds, type FieldReader, isBelow, type JsonObject } from "./field-reader.js";
import type { DistributionKind, EmpiricalPoint, ServiceTimeDistribution } from "./stress-profile.js";
import { DISTRIBUTION_KINDS } from "./stress-profile.js";

/** Milliseconds to the nanosecond. */
export const MILLISECONDS: Bounds = {
  from: 0,
  to: PROFILE_LIMITS.delayMs,
  decimals: PROFILE_LIMITS.decimalsOfMs,
};

const FIELDS: { readonly [Kind in DistributionKind]: readonly string[] } = {
  constant: ["kind", "valueMs"],
  exponential: ["kind", "meanMs"],
  uniform: ["kind", "minMs", "maxMs"],
  erlang: ["kind", "k", "meanMs"],
  lognormal: ["kind", "medianMs", "p95Ms"],
  empirical: ["kind", "points"],
};

export function readDistribution(
  fields: FieldReader,
  value: JsonValue | undefined,
  path: string,
): ServiceTimeDistribution {
  const kind = kindOf(value);
  const distribution = fields.object(
    value,
    path,
    kind === null ? Object.values(FIELDS).flat() : FIELDS[kind],
  );
  const ms = (key: string): number => fields.number(distribution, key, path, MILLISECONDS);
  const positive = (key: string): number =>
    fields.number(distribution, key, path, { ...MILLISECONDS, above: true });
  switch (kind ?? fields.oneOf(distribution, "kind", path, DISTRIBUTION_KINDS)) {
    case "constant":
      return { kind: "constant", valueMs: kind === null ? 0 : ms("valueMs") };
    case "exponential":
      return { kind: "exponential", meanMs: ms("meanMs") };
    case "uniform":
      checkOrder(fields, distribution, path, ["minMs", "maxMs"]);
      return { kind: "uniform", minMs: ms("minMs"), maxMs: ms("maxMs") };
    case "erlang":
      return { kind: "erlang", k: phases(fields, distribution, path), meanMs: ms("meanMs") };
    case "lognormal":
      checkOrder(fields, distribution, path, ["medianMs", "p95Ms"]);
      return { kind: "lognormal", medianMs: positive("medianMs"), p95Ms: ms("p95Ms") };
    case "empirical":
      return { kind: "empirical", points: readPoints(fields, distribution, path) };
  }
}

function kindOf(value: JsonValue | undefined): DistributionKind | null {
  const kind =
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as JsonObject)["kind"]
      : null;
  return DISTRIBUTION_KINDS.find((known) => known === kind) ?? null;
}

function phases(fields: FieldReader, distribution: JsonObject, path: string): number {
  return fields.number(distribution, "k", path, { from: 1, to: PROFILE_LIMITS.erlangK, integer: true });
}

/** Notes a greater value that is below the lesser one. */
function checkOrder(
  fields: FieldReader,
  distribution: JsonObject,
  path: string,
  keys: readonly [string, string],
): void {
  if (isBelow(distribution, keys[1], keys[0])) {
    fields.breaksRule(pathOfKey(path, keys[1]), `must not be below ${keys[0]}`);
  }
}

function readPoints(fields: FieldReader, distribution: JsonObject, path: string): readonly EmpiricalPoint[] {
  const at = pathOfKey(path, "points");
  const points = fields.list(distribution, "points", path, (entry, entryPath) =>
    readPoint(fields, entry, entryPath),
  );
  if (!Array.isArray(distribution["points"])) {
    return points;
  }
  if (points.length < 2 || points.length > PROFILE_LIMITS.empiricalPoints) {
    fields.breaksRule(at, `must have 2 to ${PROFILE_LIMITS.empiricalPoints} entries`);
  } else if (points[0]?.percentile !== 0 || points.at(-1)?.percentile !== 100) {
    fields.breaksRule(at, "must begin with percentile 0 and end with percentile 100");
  }
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (before !== undefined && point.percentile <= before.percentile) {
      fields.breaksRule(pathOfKey(pathOfIndex(at, index), "percentile"), "must be above the one before");
    }
    if (before !== undefined && point.valueMs < before.valueMs) {
      fields.breaksRule(pathOfKey(pathOfIndex(at, index), "valueMs"), "must not be below the one before");
    }
  });
  return points;
}

function readPoint(fields: FieldReader, value: JsonValue, path: string): EmpiricalPoint {
  const point = fields.object(value, path, ["percentile", "valueMs"]);
  return {
    percentile: fields.number(point, "percentile", path, { from: 0, to: 100 }),
    valueMs: fields.number(point, "valueMs", path, MILLISECONDS),
  };
}
