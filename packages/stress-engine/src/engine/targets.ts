import { LatencyTally } from "../measure/latency-tally.js";
import { WaitTally } from "../measure/mean-tally.js";
import type { Overflow } from "../profile/capacity.js";
import type { DurationSampler } from "../random/duration-sampler.js";
import type { Hazards } from "./hazards.js";
import type { Station } from "./station.js";

/** The work of one attempt: how long it takes and how often it fails for reasons of its own. */
export interface Work {
  readonly sampler: DurationSampler;
  readonly errorRate: number;
  readonly errorStream: number;
}

/** How attempts follow one another. */
export interface Retries {
  readonly maxAttempts: number;
  readonly backoffsNs: readonly number[];
  /** The timer of each backoff; empty when backoffs are drawn. */
  readonly timers: readonly number[];
  readonly jitterStream: number;
}

/** What an operation and a subscription have in common: attempts. */
export interface AttemptParts {
  readonly id: string;
  readonly station: Station;
  readonly work: Work;
  readonly hazards: Hazards;
  readonly retries: Retries;
}

/** An operation during a run. Counts are of measured requests. */
export class OperationTarget {
  calls = 0;
  attempts = 0;
  succeeded = 0;
  failed = 0;
  timedOut = 0;
  rejected = 0;
  faulted = 0;
  late = 0;
  readonly attemptLatency = new LatencyTally();
  readonly callLatency = new LatencyTally();
  readonly wait = new WaitTally();

  readonly id: string;
  readonly station: Station;
  readonly work: Work;
  readonly hazards: Hazards;
  readonly retries: Retries;
  /** The timer of its time-out; -1 when it has none. */
  readonly timeoutTimer: number;

  constructor(parts: AttemptParts, timeoutTimer: number) {
    this.id = parts.id;
    this.station = parts.station;
    this.work = parts.work;
    this.hazards = parts.hazards;
    this.retries = parts.retries;
    this.timeoutTimer = timeoutTimer;
  }
}

export interface DeliveryTerms {
  /** Slots and backlog; without an assumption there are always slots. */
  readonly slots: Station;
  readonly isLimited: boolean;
  readonly delayTimer: number;
  readonly overflow: Overflow;
  readonly channel: number;
  /** -1 when there is none. */
  readonly deadLetterChannel: number;
}

/** A subscription during a run. Counts are of measured requests. */
export class SubscriptionTarget {
  delivered = 0;
  attempts = 0;
  failed = 0;
  deadLettered = 0;
  dropped = 0;
  readonly lag = new LatencyTally();

  readonly id: string;
  /** The consumer's. */
  readonly station: Station;
  readonly work: Work;
  readonly hazards: Hazards;
  readonly retries: Retries;
  readonly terms: DeliveryTerms;

  constructor(parts: AttemptParts, terms: DeliveryTerms) {
    this.id = parts.id;
    this.station = parts.station;
    this.work = parts.work;
    this.hazards = parts.hazards;
    this.retries = parts.retries;
    this.terms = terms;
  }
}

/** An element written to. Counts are of measured requests. */
export class StoreTarget {
  writes = 0;
  failed = 0;

  constructor(
    readonly id: string,
    /** Null when it takes any number of writes at a time. */
    readonly station: Station | null,
    readonly work: Work,
    readonly hazards: Hazards,
  ) {}
}

/** A channel during a run. Counts are of measured requests. */
export class ChannelTarget {
  published = 0;
  routed = 0;
  notRouted = 0;
  deadLettered = 0;
  dropped = 0;
  /** The stamp of the message it took last. */
  takenBy = 0;

  constructor(
    readonly id: string,
    readonly hazards: Hazards,
    /** Subscriptions by ID. */
    readonly subscriptions: readonly number[],
    /** By ID. */
    readonly bindings: readonly BindingTarget[],
  ) {}
}

/** A binding during a run. */
export interface BindingTarget {
  readonly number: number;
  /** The number of the target channel. */
  readonly target: number;
}

/** A publish step. */
export interface PublishStep {
  readonly channel: number;
  /** By number of the binding: whether it passes the message. */
  readonly passes: Uint8Array;
  /** By number of the subscription: the handler's list, or -1. */
  readonly handlers: Int32Array;
  /** By number of the subscription: the mask of the handler's frame. */
  readonly masks: Int32Array;
}

/** A branch step during a run. Counts are of measured requests. */
export class BranchTarget {
  thenCount = 0;
  elseCount = 0;

  constructor(
    readonly id: string,
    /** The number of the outcome it reads; -1 when it is tossed. */
    readonly reads: number,
    /** As it is kept: 0 skipped, 1 succeeded, 2 failed. */
    readonly is: number,
    readonly thenProbability: number,
    readonly tossStream: number,
  ) {}
}
