import { ApiProperty } from "@nestjs/swagger";
import { StressLatencyDistribution } from "./distribution.js";
import { Count, CountOrNull, Id, Text } from "./properties.js";

// Shares are parts per million, means of levels thousandths, times microseconds.

export class StressOperationResult {
  @Id()
  readonly operationId!: string;

  @Count()
  readonly calls!: number;

  @Count()
  readonly attempts!: number;

  @Count()
  readonly succeeded!: number;

  @Count()
  readonly failed!: number;

  @Count()
  readonly timedOut!: number;

  @Count()
  readonly rejected!: number;

  @Count()
  readonly faulted!: number;

  @Count("Attempts that were served after their time-out")
  readonly late!: number;

  @CountOrNull("Attempts per call")
  readonly amplificationPpm!: number | null;

  @ApiProperty({ type: StressLatencyDistribution })
  readonly attemptLatency!: StressLatencyDistribution;

  @ApiProperty({ type: StressLatencyDistribution })
  readonly callLatency!: StressLatencyDistribution;

  @CountOrNull()
  readonly waitMeanUs!: number | null;

  @CountOrNull()
  readonly waitP95Us!: number | null;
}

export class StressBranchResult {
  @Text()
  readonly stepId!: string;

  @Count()
  readonly thenCount!: number;

  @Count()
  readonly elseCount!: number;
}
