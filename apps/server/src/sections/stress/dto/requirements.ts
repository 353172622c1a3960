import { ApiProperty } from "@nestjs/swagger";
import { FACT_LIMITS } from "@plumbline/model-core";
import { STEP_OUTCOMES, type StepOutcome } from "@plumbline/playback-engine";
import { ScenarioIssueResponse } from "../../scenarios/dto/run-result.js";
import { type BASIS, Basis, Count, Id, IdOrNull, ListOf, Text, Texts, Whole, Word } from "./properties.js";

const { minAttempts, maxAttempts, maxBackoffMs } = FACT_LIMITS;

export class StressRetry {
  @Whole(minAttempts, maxAttempts)
  readonly maxAttempts!: number;

  @Whole(0, maxBackoffMs)
  readonly backoffMs!: number;
}

export class StressRequiredResource {
  @Id()
  readonly elementId!: string;

  @Text()
  readonly name!: string;

  @Text("The kind of the element")
  readonly kind!: string;

  @ApiProperty({ type: "array", items: { type: "string", enum: ["owns-operation", "consumes", "store"] } })
  readonly reasons!: readonly string[];

  @ApiProperty({ type: "boolean", description: "false for an element that is only written to" })
  readonly required!: boolean;
}

export class StressRequiredServiceTime {
  @Id()
  readonly targetId!: string;

  @Word(["operation", "subscription", "store"])
  readonly kind!: string;

  @Text()
  readonly name!: string;

  @Id()
  readonly ownerId!: string;

  @Texts()
  readonly stepIds!: readonly string[];

  @ApiProperty({ type: "integer", minimum: 0, nullable: true, description: "Of an operation; 0 is none" })
  readonly timeoutMs!: number | null;

  @ApiProperty({ type: StressRetry, nullable: true })
  readonly retry!: StressRetry | null;
}

export class StressRequiredSubscription {
  @Id()
  readonly subscriptionId!: string;

  @Id()
  readonly channelId!: string;

  @Id()
  readonly consumerId!: string;

  @Text()
  readonly name!: string;

  @ApiProperty({ type: StressRetry, nullable: true })
  readonly retry!: StressRetry | null;

  @IdOrNull()
  readonly deadLetterChannelId!: string | null;

  @Texts()
  readonly stepIds!: readonly string[];
}

export class StressRequiredBranch {
  @Text()
  readonly stepId!: string;

  @Text()
  readonly whenStep!: string;

  @Word(STEP_OUTCOMES)
  readonly is!: StepOutcome;
}

export class StressOutageTarget {
  @Id()
  readonly targetId!: string;

  @Word(["operation", "channel", "subscription", "element"])
  readonly kind!: string;

  @Text()
  readonly name!: string;
}

/**
 * The stress engine writes it; this is how the OpenAPI document shows it
 * (docs/reference/stress-profiles.md#requirements).
 */
export class StressRequirementsResponse {
  @Basis()
  readonly basis!: typeof BASIS;

  @Id()
  readonly scenarioId!: string;

  @Count()
  readonly modelVersion!: number;

  @IdOrNull("null for the main model")
  readonly branchId!: string | null;

  @ListOf(() => ScenarioIssueResponse, "Why the scenario cannot be run; then the lists are empty")
  readonly issues!: readonly ScenarioIssueResponse[];

  @ListOf(() => StressRequiredResource)
  readonly resources!: readonly StressRequiredResource[];

  @ListOf(() => StressRequiredServiceTime)
  readonly serviceTimes!: readonly StressRequiredServiceTime[];

  @ListOf(() => StressRequiredSubscription)
  readonly subscriptions!: readonly StressRequiredSubscription[];

  @ListOf(() => StressRequiredBranch)
  readonly branches!: readonly StressRequiredBranch[];

  @ApiProperty({ type: "array", items: { type: "string", format: "uuid" } })
  readonly policyTargets!: readonly string[];

  @ListOf(() => StressOutageTarget)
  readonly outageTargets!: readonly StressOutageTarget[];

  @ApiProperty({
    type: "object",
    additionalProperties: { type: "number" },
    description: "What profiles and runs may hold; eventsOfRequest is what one request takes",
  })
  readonly limits!: Readonly<Record<string, number>>;
}
