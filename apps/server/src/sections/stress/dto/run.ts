import { ApiProperty } from "@nestjs/swagger";
import {
  CONFIDENCE_REASONS,
  type ConfidenceReason,
  VERDICT_REASONS,
  VERDICTS,
  type Verdict,
} from "@plumbline/stress-engine";
import { StressLatencyDistribution } from "./distribution.js";
import { StressProfileRequest } from "./profile.js";
import { Count, Hash, Id, IdOrNull, ListOf, Moment, Text, Word } from "./properties.js";
import * as parts from "./run-parts.js";

/** The stress engine writes it; this is how the OpenAPI document shows it (spec 1, section 4.3). */
export class StressRunResponse {
  @Id()
  readonly id!: string;

  @Id()
  readonly profileId!: string;

  @Count("The version of the profile that was run")
  readonly profileVersion!: number;

  @IdOrNull("null for a run on the main model")
  readonly branchId!: string | null;

  @Text("`user:` and the ID of an account")
  readonly startedBy!: string;

  @Moment()
  readonly startedAt!: string;

  @Count()
  readonly engineVersion!: number;

  @Id()
  readonly scenarioId!: string;

  @Count()
  readonly modelVersion!: number;

  @Text()
  readonly seed!: string;

  @ApiProperty({ type: StressProfileRequest, description: "The profile as it was run" })
  readonly profile!: StressProfileRequest;

  @Hash("Of the scenario")
  readonly scenarioHash!: string;

  @Hash("Of the part of the model that the scenario reaches")
  readonly modelHash!: string;

  @Hash("Of everything the result depends on")
  readonly inputsHash!: string;

  @Hash("Equal inputs give the equal hash")
  readonly resultHash!: string;

  @Word(["assumed"], { description: "Declared assumptions went in: nothing here is a measurement" })
  readonly basis!: "assumed";

  @Word(VERDICTS)
  readonly verdict!: Verdict;

  @ApiProperty({ type: "array", items: { type: "string", enum: [...VERDICT_REASONS] } })
  readonly verdictReasons!: readonly string[];

  @ApiProperty({ type: parts.StressRequestCounts })
  readonly requests!: parts.StressRequestCounts;

  @ApiProperty({ type: StressLatencyDistribution, description: "Of requests that succeeded" })
  readonly latency!: StressLatencyDistribution;

  @ApiProperty({ type: StressLatencyDistribution, description: "Of requests that failed" })
  readonly failedLatency!: StressLatencyDistribution;

  @ApiProperty({ type: parts.StressConfidence, nullable: true })
  readonly confidence!: parts.StressConfidence | null;

  @Word(CONFIDENCE_REASONS, { nullable: true, description: "Why confidence is null" })
  readonly confidenceReason!: ConfidenceReason | null;

  @ListOf(() => parts.StressOperationResult)
  readonly operations!: readonly parts.StressOperationResult[];

  @ListOf(() => parts.StressResourceResult)
  readonly resources!: readonly parts.StressResourceResult[];

  @ListOf(() => parts.StressChannelResult)
  readonly channels!: readonly parts.StressChannelResult[];

  @ListOf(() => parts.StressSubscriptionResult)
  readonly subscriptions!: readonly parts.StressSubscriptionResult[];

  @ListOf(() => parts.StressStoreResult)
  readonly stores!: readonly parts.StressStoreResult[];

  @ListOf(() => parts.StressBranchResult)
  readonly branches!: readonly parts.StressBranchResult[];

  @ApiProperty({ type: parts.StressSeries })
  readonly series!: parts.StressSeries;

  @ApiProperty({ type: parts.StressCritical, nullable: true })
  readonly critical!: parts.StressCritical | null;

  @ListOf(() => parts.StressBottleneck, "The tightest first")
  readonly bottlenecks!: readonly parts.StressBottleneck[];

  @ListOf(() => parts.StressNote, "Assumptions that were made")
  readonly notes!: readonly parts.StressNote[];

  @ApiProperty({ type: parts.StressBudget })
  readonly budget!: parts.StressBudget;
}
