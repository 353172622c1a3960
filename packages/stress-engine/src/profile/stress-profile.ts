/**
 * A stress profile (spec 1, section 2.12): what is assumed about the load on a scenario and about the parts
 * that serve it. Times are milliseconds unless the name says otherwise.
 */

export const ARRIVAL_PROCESSES = ["poisson", "constant"] as const;
export type ArrivalProcess = (typeof ARRIVAL_PROCESSES)[number];

/** From a second on, another rate; 0 is a pause. */
export interface ArrivalStage {
  readonly fromSecond: number;
  readonly ratePerSecond: number;
}

/** An open workload: requests come whatever became of those before. */
export interface Arrivals {
  readonly process: ArrivalProcess;
  readonly ratePerSecond: number;
  readonly durationSeconds: number;
  readonly warmUpSeconds: number;
  readonly stages: readonly ArrivalStage[];
}

export const HOLDS = ["call", "work"] as const;
/** `call`: a slot is held to the end of the attempt, nested calls included; `work`: for its own service time. */
export type Hold = (typeof HOLDS)[number];

/** The capacity of an element. */
export interface ResourceAssumption {
  readonly elementId: string;
  readonly instances: number;
  /** Of each instance. */
  readonly concurrency: number;
  /** Of all instances together; null is the engine's cap. */
  readonly queueLimit: number | null;
  readonly hold: Hold;
}

export const DISTRIBUTION_KINDS = [
  "constant",
  "exponential",
  "uniform",
  "erlang",
  "lognormal",
  "empirical",
] as const;
export type DistributionKind = (typeof DISTRIBUTION_KINDS)[number];

export interface EmpiricalPoint {
  /** 0 to 100. */
  readonly percentile: number;
  readonly valueMs: number;
}

export type ServiceTimeDistribution =
  | { readonly kind: "constant"; readonly valueMs: number }
  | { readonly kind: "exponential"; readonly meanMs: number }
  | { readonly kind: "uniform"; readonly minMs: number; readonly maxMs: number }
  | { readonly kind: "erlang"; readonly k: number; readonly meanMs: number }
  | { readonly kind: "lognormal"; readonly medianMs: number; readonly p95Ms: number }
  | { readonly kind: "empirical"; readonly points: readonly EmpiricalPoint[] };

/** How long an operation, a subscription's consumer or a store works for one attempt. */
export interface ServiceTimeAssumption {
  readonly targetId: string;
  readonly distribution: ServiceTimeDistribution;
  /** Share of attempts that do their work and then fail. */
  readonly errorRate: number;
}

export const OVERFLOWS = ["drop", "dead-letter"] as const;
export type Overflow = (typeof OVERFLOWS)[number];

export interface SubscriptionAssumption {
  readonly subscriptionId: string;
  readonly concurrency: number;
  /** null is the engine's cap. */
  readonly backlogLimit: number | null;
  readonly overflow: Overflow;
  readonly deliveryDelayMs: number;
}

/** Makes a branch a toss of a coin. */
export interface BranchAssumption {
  readonly stepId: string;
  readonly thenProbability: number;
}

export const JITTERS = ["none", "full"] as const;
export type Jitter = (typeof JITTERS)[number];

/** What if the contract were another one; null keeps the model's value. */
export interface PolicyOverride {
  readonly targetId: string;
  readonly timeoutMs: number | null;
  readonly maxAttempts: number | null;
  readonly backoffMs: number | null;
  readonly backoffFactor: number;
  readonly maxBackoffMs: number | null;
  readonly jitter: Jitter;
}

export const OUTAGE_KINDS = ["Error", "Outage", "Timeout"] as const;
export type OutageKind = (typeof OUTAGE_KINDS)[number];

/** A window of virtual time, the end not in it, in which a target fails. */
export interface Outage {
  readonly targetId: string;
  readonly kind: OutageKind;
  readonly fromMs: number;
  readonly toMs: number;
  /** Share of attempts that meet it. */
  readonly share: number;
}

export interface StressProfile {
  readonly name: string;
  readonly scenarioId: string;
  readonly seed: string;
  readonly arrivals: Arrivals;
  readonly resources: readonly ResourceAssumption[];
  readonly serviceTimes: readonly ServiceTimeAssumption[];
  readonly subscriptions: readonly SubscriptionAssumption[];
  readonly branches: readonly BranchAssumption[];
  readonly overrides: readonly PolicyOverride[];
  readonly outages: readonly Outage[];
}
