import type { Schemas } from "@plumbline/api-client";

/** What is only read, all the way down. */
type Frozen<Value> = Value extends object ? { readonly [Key in keyof Value]: Frozen<Value[Key]> } : Value;

type Run = Schemas["StressRunResponse"];
type Quantiles = Omit<Run["latency"], "ci95MeanUs" | "histogram">;

/** A profile as a run was made of it. */
export type RunProfile = Frozen<Schemas["StressProfileRequest"]>;

/** What is shown of a run, wherever it was computed. */
export type ShownRun = Frozen<
  Pick<
    Run,
    | "verdict"
    | "verdictReasons"
    | "requests"
    | "confidence"
    | "confidenceReason"
    | "resources"
    | "subscriptions"
    | "series"
    | "critical"
    | "bottlenecks"
    | "notes"
    | "budget"
    | "resultHash"
    | "modelVersion"
    | "profile"
    | "intervals"
  > & {
    readonly latency: Quantiles;
    readonly failedLatency: Quantiles;
    readonly operations: readonly (Omit<Run["operations"][number], "attemptLatency" | "callLatency"> & {
      readonly callLatency: Quantiles;
    })[];
  }
>;
