import { ApiProperty } from "@nestjs/swagger";
import {
  ARRIVAL_PROCESSES,
  DISTRIBUTION_KINDS,
  HOLDS,
  JITTERS,
  PROFILE_LIMITS as LIMITS,
  OUTAGE_KINDS,
  OVERFLOWS,
} from "@plumbline/stress-engine";
import { Amount, AnyNumber, Id, ListOf, Text, Whole, Word } from "./properties.js";

const MAY_MISS = { required: false } as const;
const OR_NULL = { nullable: true } as const;

export class StressArrivalStage {
  @Whole(1, LIMITS.durationSeconds)
  readonly fromSecond!: number;

  @Amount(0, LIMITS.maxRatePerSecond, { description: "0 is a pause" })
  readonly ratePerSecond!: number;
}

export class StressArrivals {
  @Word(ARRIVAL_PROCESSES)
  readonly process!: string;

  @Amount(0, LIMITS.maxRatePerSecond, { description: "Above 0" })
  readonly ratePerSecond!: number;

  @Whole(1, LIMITS.durationSeconds)
  readonly durationSeconds!: number;

  @Whole(0, LIMITS.durationSeconds - 1, { description: "Less than durationSeconds" })
  readonly warmUpSeconds!: number;

  @ListOf(() => StressArrivalStage, "At most 50, in rising order of fromSecond; may be empty")
  readonly stages!: readonly StressArrivalStage[];
}

export class StressResourceAssumption {
  @Id("An element that owns a called operation, consumes a delivery, or is written to")
  readonly elementId!: string;

  @Whole(1, LIMITS.instances)
  readonly instances!: number;

  @Whole(1, LIMITS.concurrency, { description: "Of each instance" })
  readonly concurrency!: number;

  @Whole(0, LIMITS.queue, { ...OR_NULL, description: "Of all instances together; null is the engine's cap" })
  readonly queueLimit!: number | null;

  @Word(HOLDS, { ...MAY_MISS, default: "call" })
  readonly hold?: string;
}

export class StressDistribution {
  @Word(DISTRIBUTION_KINDS, {
    description:
      "constant has valueMs; exponential meanMs; uniform minMs and maxMs; erlang k and meanMs; lognormal medianMs and p95Ms; empirical points",
  })
  readonly kind!: string;

  @Amount(0, LIMITS.delayMs, MAY_MISS)
  readonly valueMs?: number;

  @Amount(0, LIMITS.delayMs, MAY_MISS)
  readonly meanMs?: number;

  @Amount(0, LIMITS.delayMs, MAY_MISS)
  readonly minMs?: number;

  @Amount(0, LIMITS.delayMs, MAY_MISS)
  readonly maxMs?: number;

  @Whole(1, LIMITS.erlangK, MAY_MISS)
  readonly k?: number;

  @Amount(0, LIMITS.delayMs, MAY_MISS)
  readonly medianMs?: number;

  @Amount(0, LIMITS.delayMs, MAY_MISS)
  readonly p95Ms?: number;

  @ApiProperty({
    type: "array",
    minItems: 2,
    maxItems: LIMITS.empiricalPoints,
    items: {
      type: "object",
      required: ["percentile", "valueMs"],
      properties: { percentile: { type: "number" }, valueMs: { type: "number" } },
    },
    required: false,
    description: "From percentile 0 to 100, linear between",
  })
  readonly points?: readonly { readonly percentile: number; readonly valueMs: number }[];
}

export class StressServiceTimeAssumption {
  @Id("An operation, a subscription or a store")
  readonly targetId!: string;

  @ApiProperty({ type: StressDistribution })
  readonly distribution!: StressDistribution;

  @Amount(0, 1, {
    ...MAY_MISS,
    default: 0,
    description: "Share of attempts that do their work and then fail",
  })
  readonly errorRate?: number;
}

export class StressSubscriptionAssumption {
  @Id()
  readonly subscriptionId!: string;

  @Whole(1, LIMITS.concurrency)
  readonly concurrency!: number;

  @Whole(0, LIMITS.queue, OR_NULL)
  readonly backlogLimit!: number | null;

  @Word(OVERFLOWS)
  readonly overflow!: string;

  @Amount(0, LIMITS.delayMs)
  readonly deliveryDelayMs!: number;
}

export class StressBranchAssumption {
  @Text("The ID of a branch step")
  readonly stepId!: string;

  @Amount(0, 1)
  readonly thenProbability!: number;
}

export class StressPolicyOverride {
  @Id("An operation or a subscription")
  readonly targetId!: string;

  @Whole(0, LIMITS.delayMs, { ...OR_NULL, description: "Of an operation; null keeps the model's value" })
  readonly timeoutMs!: number | null;

  @Whole(1, LIMITS.attempts, OR_NULL)
  readonly maxAttempts!: number | null;

  @Whole(0, LIMITS.delayMs, OR_NULL)
  readonly backoffMs!: number | null;

  @Amount(1, LIMITS.backoffFactor, { ...MAY_MISS, default: 1 })
  readonly backoffFactor?: number;

  @Whole(0, LIMITS.delayMs, OR_NULL)
  readonly maxBackoffMs!: number | null;

  @Word(JITTERS)
  readonly jitter!: string;
}

export class StressOutage {
  @Id("An operation, channel, subscription or element")
  readonly targetId!: string;

  @Word(OUTAGE_KINDS)
  readonly kind!: string;

  @AnyNumber()
  readonly fromMs!: number;

  @AnyNumber("The end is not in the window")
  readonly toMs!: number;

  @Amount(0, 1, { ...MAY_MISS, default: 1 })
  readonly share?: number;
}

/** A stress profile as it is sent (spec 1, section 2.12). The stress engine reads it, from its raw text. */
export class StressProfileRequest {
  @ApiProperty({ type: "string", minLength: 1, maxLength: LIMITS.nameCharacters })
  readonly name!: string;

  @Id()
  readonly scenarioId!: string;

  @ApiProperty({ type: "string", minLength: 1, maxLength: LIMITS.seedCharacters })
  readonly seed!: string;

  @ApiProperty({ type: StressArrivals })
  readonly arrivals!: StressArrivals;

  @ListOf(() => StressResourceAssumption)
  readonly resources!: readonly StressResourceAssumption[];

  @ListOf(() => StressServiceTimeAssumption)
  readonly serviceTimes!: readonly StressServiceTimeAssumption[];

  @ListOf(() => StressSubscriptionAssumption)
  readonly subscriptions!: readonly StressSubscriptionAssumption[];

  @ListOf(() => StressBranchAssumption)
  readonly branches!: readonly StressBranchAssumption[];

  @ListOf(() => StressPolicyOverride)
  readonly overrides!: readonly StressPolicyOverride[];

  @ListOf(() => StressOutage)
  readonly outages!: readonly StressOutage[];
}
