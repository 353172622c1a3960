import { type ObjectRule, object, type ReadOf, unionOf, word } from "@plumbline/model-core/declaring";
import { PROFILE_LIMITS } from "../limits.js";
import { isBelow, listOf, MILLISECONDS, within } from "./profile-values.js";

const MS = within(MILLISECONDS);

/** A greater value may not be below the lesser one. */
function inOrder(lesser: string, greater: string): ObjectRule {
  return {
    at: "begin",
    check({ given, breaksRule }) {
      if (isBelow(given[greater], given[lesser])) {
        breaksRule(greater, `must not be below ${lesser}`);
      }
    },
  };
}

const POINT = object({ percentile: within({ from: 0, to: 100 }), valueMs: MS });

export type EmpiricalPoint = ReadOf<typeof POINT>;

/** Stands for a point that cannot be read. */
const NO_POINT: EmpiricalPoint = { percentile: 100, valueMs: PROFILE_LIMITS.delayMs };

const POINTS_RISE: ObjectRule<{ readonly points: readonly (EmpiricalPoint | null)[] }> = {
  at: "points",
  check({ given, read, breaksRule }) {
    if (Array.isArray(given["points"])) {
      const points = read.points.map((one) => one ?? NO_POINT);
      checkEnds(points, (message) => breaksRule("points", message));
      checkSteps(points, (index, field, message) => breaksRule(["points", index, field], message));
    }
  },
};

function checkEnds(points: readonly EmpiricalPoint[], breaks: (message: string) => void): void {
  if (points.length < 2 || points.length > PROFILE_LIMITS.empiricalPoints) {
    breaks(`must have 2 to ${PROFILE_LIMITS.empiricalPoints} entries`);
  } else if (points[0]?.percentile !== 0 || points.at(-1)?.percentile !== 100) {
    breaks("must begin with percentile 0 and end with percentile 100");
  }
}

function checkSteps(
  points: readonly EmpiricalPoint[],
  breaks: (index: number, field: keyof EmpiricalPoint, message: string) => void,
): void {
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (before !== undefined && point.percentile <= before.percentile) {
      breaks(index, "percentile", "must be above the one before");
    }
    if (before !== undefined && point.valueMs < before.valueMs) {
      breaks(index, "valueMs", "must not be below the one before");
    }
  });
}

const PHASES = within({ from: 1, to: PROFILE_LIMITS.erlangK, integer: true });

/** How long one attempt works. */
export const DISTRIBUTION = unionOf("kind", {
  constant: object({ kind: word(["constant"]), valueMs: MS }),
  exponential: object({ kind: word(["exponential"]), meanMs: MS }),
  uniform: object({ kind: word(["uniform"]), minMs: MS, maxMs: MS }, { rules: [inOrder("minMs", "maxMs")] }),
  erlang: object({ kind: word(["erlang"]), k: PHASES, meanMs: MS }),
  lognormal: object(
    { kind: word(["lognormal"]), medianMs: within({ ...MILLISECONDS, above: true }), p95Ms: MS },
    { rules: [inOrder("medianMs", "p95Ms")] },
  ),
  empirical: object(
    {
      kind: word(["empirical"]),
      points: listOf(POINT, { about: "2 to 100, from percentile 0 to 100, linear between" }),
    },
    { rules: [POINTS_RISE] },
  ),
});
export const DISTRIBUTION_KINDS = [
  "constant",
  "exponential",
  "uniform",
  "erlang",
  "lognormal",
  "empirical",
] as const;
export type DistributionKind = (typeof DISTRIBUTION_KINDS)[number];

export type ServiceTimeDistribution = ReadOf<typeof DISTRIBUTION>;

/** Whether it never gives more than no time at all. */
export function isZero(distribution: ServiceTimeDistribution): boolean {
  switch (distribution.kind) {
    case "constant":
      return distribution.valueMs === 0;
    case "uniform":
      return distribution.maxMs === 0;
    case "empirical":
      return distribution.points.at(-1)?.valueMs === 0;
    case "lognormal":
      return false;
    default:
      return distribution.meanMs === 0;
  }
}
