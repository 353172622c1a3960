import { compareCodeUnits, present } from "@plumbline/model-core";
import type { Metric } from "../result/run-metrics.js";
import { partMetrics, totalMetrics } from "../result/run-metrics.js";
import type { Interval, StressRun } from "../result/stress-run.js";
import { profileChanges } from "./profile-changes.js";
import type { Direction, MetricChange, StressComparison } from "./stress-comparison.js";

/**
 * Compares two runs (docs/reference/stress-runs.md#comparing-runs). Runs of different scenarios are not
 * comparable; of them only the totals are set side by side.
 */
export function compareStressRuns(left: StressRun, right: StressRun): StressComparison {
  const comparable = left.scenarioId === right.scenarioId;
  const isApart = apartIn(left, right);
  const totals = changes(totalMetrics(left), totalMetrics(right), isApart);
  const parts = comparable ? changes(partMetrics(left), partMetrics(right), isApart) : [];
  return {
    basis: "assumed",
    comparable,
    reasons: comparable ? [] : ["different-scenario"],
    inputs: {
      modelChanged: left.modelHash !== right.modelHash,
      scenarioChanged: left.scenarioHash !== right.scenarioHash,
      profileChanges: profileChanges(left.profile, right.profile),
    },
    metrics: [...totals, ...parts],
  };
}

function changes(
  left: ReadonlyMap<string, Metric>,
  right: ReadonlyMap<string, Metric>,
  isApart: (path: string) => boolean,
): readonly MetricChange[] {
  const paths = [...new Set([...left.keys(), ...right.keys()])].sort(compareCodeUnits);
  return paths.map((path) => change(path, left.get(path), right.get(path), isApart(path)));
}

function change(
  path: string,
  left: Metric | undefined,
  right: Metric | undefined,
  isApart: boolean,
): MetricChange {
  const before = left?.value ?? null;
  const after = right?.value ?? null;
  const { wish } = present(left ?? right);
  const absolute = before === null || after === null ? null : Math.round(1_000 * (after - before)) / 1_000;
  const relativePpm =
    absolute === null || before === null || before === 0 ? null : Math.round((1_000_000 * absolute) / before);
  const direction = before === after ? "same" : directionOf(absolute, wish, isApart);
  return { path, left: before, right: after, absolute, relativePpm, direction };
}

/** Of two values that differ: what may be chance is not judged. */
function directionOf(absolute: number | null, wish: Metric["wish"], isApart: boolean): Direction {
  if (absolute === null || !isApart || wish === "neither") {
    return "uncertain";
  }
  return absolute > 0 === (wish === "more") ? "better" : "worse";
}

/** Whether both runs have an interval of a number, and they do not overlap. */
function apartIn(left: StressRun, right: StressRun): (path: string) => boolean {
  const before = intervalsByPath(left);
  const after = intervalsByPath(right);
  return (path) => {
    const one = before.get(path);
    const other = after.get(path);
    return one !== undefined && other !== undefined && (one.high < other.low || other.high < one.low);
  };
}

function intervalsByPath({ intervals }: StressRun): ReadonlyMap<string, Interval> {
  return new Map(intervals.map((interval) => [interval.path, interval]));
}
