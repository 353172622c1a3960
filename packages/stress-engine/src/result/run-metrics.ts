import type { Distribution, StressMeasures } from "./stress-run.js";

/** Which way a number is good: up, down, or neither. */
export type Wish = "more" | "less" | "neither";

export interface Metric {
  readonly value: number | null;
  readonly wish: Wish;
}

const LATENCIES = ["meanUs", "p50Us", "p75Us", "p90Us", "p95Us", "p99Us", "p999Us", "maxUs"] as const;

type Measured = Omit<StressMeasures, "intervals">;

/** The numbers of a whole run. */
export function totalMetrics(run: Measured): ReadonlyMap<string, Metric> {
  const metrics = new Map<string, Metric>();
  const { requests } = run;
  note(metrics, "requests", requests, {
    throughputPerSecond: "more",
    goodputPerSecond: "more",
    successRatePpm: "more",
    failed: "less",
    inFlightAtEnd: "less",
    arrived: "neither",
    measured: "neither",
  });
  noteLatency(metrics, "latency", run.latency);
  noteLatency(metrics, "failedLatency", run.failedLatency);
  return metrics;
}

/** The numbers of a run's parts, by ID. */
export function partMetrics(run: Measured): ReadonlyMap<string, Metric> {
  const metrics = new Map<string, Metric>();
  for (const operation of run.operations) {
    const path = `operations.${operation.operationId}`;
    note(metrics, path, operation, {
      amplificationPpm: "less",
      failed: "less",
      timedOut: "less",
      rejected: "less",
      late: "less",
      waitMeanUs: "less",
      waitP95Us: "less",
    });
    noteLatency(metrics, `${path}.callLatency`, operation.callLatency);
  }
  for (const resource of run.resources) {
    note(metrics, `resources.${resource.elementId}`, resource, {
      utilisationPpm: "less",
      queueMeanMilli: "less",
      saturatedPpm: "less",
      offeredLoadPpm: "less",
      rejected: "less",
      waitMeanUs: "less",
      waitP95Us: "less",
      lateWorkPpm: "less",
    });
  }
  for (const subscription of run.subscriptions) {
    note(metrics, `subscriptions.${subscription.subscriptionId}`, subscription, {
      backlogMeanMilli: "less",
      lagP95Us: "less",
      failed: "less",
      deadLettered: "less",
      dropped: "less",
      amplificationPpm: "less",
    });
  }
  return metrics;
}

function noteLatency(metrics: Map<string, Metric>, path: string, latency: Distribution): void {
  for (const key of LATENCIES) {
    metrics.set(`${path}.${key}`, { value: latency[key], wish: "less" });
  }
}

function note<Key extends string>(
  metrics: Map<string, Metric>,
  path: string,
  values: { readonly [key in NoInfer<Key>]: number | null },
  wishes: { readonly [key in Key]: Wish },
): void {
  for (const [key, wish] of Object.entries(wishes) as [Key, Wish][]) {
    metrics.set(`${path}.${key}`, { value: values[key], wish });
  }
}
