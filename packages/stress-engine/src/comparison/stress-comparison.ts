import type { JsonValue } from "@plumbline/model-core";

export const DIRECTIONS = ["better", "worse", "same", "uncertain"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** One number of two runs; null where a run has none. */
export interface MetricChange {
  /** Path of the number in a run, as `latency.p95Us` or `resources.<id>.utilisationPpm`. */
  readonly path: string;
  readonly left: number | null;
  readonly right: number | null;
  readonly absolute: number | null;
  readonly relativePpm: number | null;
  /** `same` where both are equal; `uncertain` where it may be chance, or neither way is good. */
  readonly direction: Direction;
}

export interface ProfileChange {
  readonly path: string;
  readonly left: JsonValue;
  readonly right: JsonValue;
}

/**
 * What changed from one run to another (docs/reference/stress-runs.md#comparing-runs), without the summaries
 * of the two.
 */
export interface StressComparison {
  readonly basis: "assumed";
  readonly comparable: boolean;
  readonly reasons: readonly "different-scenario"[];
  readonly inputs: {
    readonly modelChanged: boolean;
    readonly scenarioChanged: boolean;
    readonly profileChanges: readonly ProfileChange[];
  };
  readonly metrics: readonly MetricChange[];
}
