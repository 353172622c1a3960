import { ApiProperty } from "@nestjs/swagger";
import {
  CONFIDENCE_REASONS,
  type ConfidenceReason,
  type StressProfile,
  VERDICT_REASONS,
  VERDICTS,
  type Verdict,
} from "@plumbline/stress-engine";
import { StressLatencyDistribution } from "./distribution.js";
import { StressProfileRequest } from "./profile.js";
import { type BASIS, Basis, Count, Hash, Id, IdOrNull, ListOf, Moment, Text, Word } from "./properties.js";
import { StressBottleneck, StressCritical, StressNote } from "./run-findings.js";
import { StressChannelResult, StressSubscriptionResult } from "./run-messaging.js";
import { StressBranchResult, StressOperationResult } from "./run-operations.js";
import { StressBudget, StressConfidence, StressInterval, StressRequestCounts } from "./run-requests.js";
import { StressResourceResult, StressStoreResult } from "./run-resources.js";
import { StressSeries } from "./run-series.js";

/**
 * The stress engine writes it; this is how the OpenAPI document shows it
 * (docs/reference/stress-runs.md#the-answer).
 */
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
  readonly profile!: StressProfile;

  @Hash("Of the scenario")
  readonly scenarioHash!: string;

  @Hash("Of the part of the model that the scenario reaches")
  readonly modelHash!: string;

  @Hash("Of everything the result depends on")
  readonly inputsHash!: string;

  @Hash("Equal inputs give the equal hash")
  readonly resultHash!: string;

  @Basis()
  readonly basis!: typeof BASIS;

  @Word(VERDICTS)
  readonly verdict!: Verdict;

  @ApiProperty({ type: "array", items: { type: "string", enum: [...VERDICT_REASONS] } })
  readonly verdictReasons!: readonly string[];

  @ApiProperty({ type: StressRequestCounts })
  readonly requests!: StressRequestCounts;

  @ApiProperty({ type: StressLatencyDistribution, description: "Of requests that succeeded" })
  readonly latency!: StressLatencyDistribution;

  @ApiProperty({ type: StressLatencyDistribution, description: "Of requests that failed" })
  readonly failedLatency!: StressLatencyDistribution;

  @ApiProperty({ type: StressConfidence, nullable: true })
  readonly confidence!: StressConfidence | null;

  @Word(CONFIDENCE_REASONS, { nullable: true, description: "Why confidence is null" })
  readonly confidenceReason!: ConfidenceReason | null;

  @ListOf(() => StressOperationResult)
  readonly operations!: readonly StressOperationResult[];

  @ListOf(() => StressResourceResult)
  readonly resources!: readonly StressResourceResult[];

  @ListOf(() => StressChannelResult)
  readonly channels!: readonly StressChannelResult[];

  @ListOf(() => StressSubscriptionResult)
  readonly subscriptions!: readonly StressSubscriptionResult[];

  @ListOf(() => StressStoreResult)
  readonly stores!: readonly StressStoreResult[];

  @ListOf(() => StressBranchResult)
  readonly branches!: readonly StressBranchResult[];

  @ApiProperty({
    type: () => [StressInterval],
    required: false,
    description: "By path; none where `confidence` is null, and not there in runs from before there were any",
  })
  readonly intervals?: readonly StressInterval[];

  @ApiProperty({ type: StressSeries })
  readonly series!: StressSeries;

  @ApiProperty({ type: StressCritical, nullable: true })
  readonly critical!: StressCritical | null;

  @ListOf(() => StressBottleneck, "The tightest first")
  readonly bottlenecks!: readonly StressBottleneck[];

  @ListOf(() => StressNote, "Assumptions that were made")
  readonly notes!: readonly StressNote[];

  @ApiProperty({ type: StressBudget })
  readonly budget!: StressBudget;
}
