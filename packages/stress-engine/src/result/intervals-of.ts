import { compareCodeUnits } from "@plumbline/model-core";
import { partMetrics, totalMetrics } from "./run-metrics.js";
import type { Interval, StressMeasures } from "./stress-run.js";

/** The intervals of the numbers that are compared, by path: each around its number, in its unit. */
export function intervalsOf(
  measures: Omit<StressMeasures, "intervals">,
  halfWidths: ReadonlyMap<string, number>,
): readonly Interval[] {
  const numbers = [...totalMetrics(measures), ...partMetrics(measures)];
  return numbers
    .flatMap(([path, { value }]) => {
      const halfWidth = halfWidths.get(path);
      return value === null || halfWidth === undefined ? [] : [intervalAround(path, value, halfWidth)];
    })
    .sort((left, right) => compareCodeUnits(left.path, right.path));
}

/** Rates have three decimals, all else is whole; nothing is below 0. */
function intervalAround(path: string, value: number, halfWidth: number): Interval {
  const scale = path.endsWith("PerSecond") ? 1_000 : 1;
  const middle = Math.round(scale * value);
  const low = Math.max(0, Math.floor(middle - scale * halfWidth));
  return { path, low: low / scale, high: Math.ceil(middle + scale * halfWidth) / scale };
}
