import { compareCodeUnits, present } from "@plumbline/model-core";
import type { StressRun } from "../result/stress-run.js";
import { profileChanges } from "./profile-changes.js";
import type { Metric } from "./run-metrics.js";
import { partMetrics, totalMetrics } from "./run-metrics.js";
import type { Direction, MetricChange, StressComparison } from "./stress-comparison.js";

/**
 * Compares two runs (docs/reference/stress-runs.md#comparing-runs). Runs of different scenarios are not
 * comparable; of them only the totals are set side by side.
 */
export function compareStressRuns(left: StressRun, right: StressRun): StressComparison {
  const comparable = left.scenarioId === right.scenarioId;
  const mayBeChance = intervalsOverlap(left, right);
  const totals = changes(totalMetrics(left), totalMetrics(right), mayBeChance);
  const parts = comparable ? changes(partMetrics(left), partMetrics(right), mayBeChance) : [];
  return {
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
  mayBeChance: boolean,
): readonly MetricChange[] {
  const paths = [...new Set([...left.keys(), ...right.keys()])].sort(compareCodeUnits);
  return paths.map((path) => change(path, left.get(path), right.get(path), mayBeChance));
}

function change(
  path: string,
  left: Metric | undefined,
  right: Metric | undefined,
  mayBeChance: boolean,
): MetricChange {
  const before = left?.value ?? null;
  const after = right?.value ?? null;
  const { wish } = present(left ?? right);
  const absolute = before === null || after === null ? null : Math.round(1_000 * (after - before)) / 1_000;
  const relativePpm =
    absolute === null || before === null || before === 0 ? null : Math.round((1_000_000 * absolute) / before);
  const isLatency = path.endsWith("Us");
  const direction = directionOf(absolute, wish, isLatency && mayBeChance);
  return { path, left: before, right: after, absolute, relativePpm, direction };
}

function directionOf(absolute: number | null, wish: Metric["wish"], mayBeChance: boolean): Direction {
  if (absolute === 0) {
    return "same";
  }
  if (absolute === null || mayBeChance || wish === "neither") {
    return "uncertain";
  }
  return absolute > 0 === (wish === "more") ? "better" : "worse";
}

/** Whether the mean latencies could be the same; so they could when a run has no interval. */
function intervalsOverlap(left: StressRun, right: StressRun): boolean {
  const before = left.latency.ci95MeanUs;
  const after = right.latency.ci95MeanUs;
  return before === null || after === null || (before.low <= after.high && after.low <= before.high);
}
