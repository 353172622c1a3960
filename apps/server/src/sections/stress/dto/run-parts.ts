import { ApiProperty } from "@nestjs/swagger";
import { BOTTLENECK_REASONS, type BottleneckReason, NOTE_CODES } from "@plumbline/stress-engine";
import { StressLatencyDistribution } from "./distribution.js";
import {
  AnyNumber,
  Count,
  CountOrNull,
  Counts,
  Id,
  IdOrNull,
  ListOf,
  NumberOrNull,
  Text,
  Word,
} from "./properties.js";

/** Shares are parts per million, means of levels thousandths, times microseconds. */
export class StressRequestCounts {
  @Count("Every arrival; the other counts are of those from the end of the warm-up on")
  readonly arrived!: number;

  @Count("succeeded, failed and inFlightAtEnd add up to it")
  readonly measured!: number;

  @Count()
  readonly succeeded!: number;

  @Count()
  readonly failed!: number;

  @Count()
  readonly inFlightAtEnd!: number;

  @AnyNumber()
  readonly throughputPerSecond!: number;

  @AnyNumber()
  readonly goodputPerSecond!: number;

  @CountOrNull("Of those that ended")
  readonly successRatePpm!: number | null;
}

export class StressConfidence {
  @Word(["batch-means"])
  readonly method!: "batch-means";

  @Count()
  readonly batches!: number;

  @AnyNumber()
  readonly relativeHalfWidthPpm!: number;

  @AnyNumber()
  readonly lag1Ppm!: number;

  @ApiProperty({ type: "boolean" })
  readonly reliable!: boolean;
}

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

export class StressResourceResult {
  @Id()
  readonly elementId!: string;

  @Count()
  readonly servers!: number;

  @Count()
  readonly utilisationPpm!: number;

  @Count()
  readonly busyMeanMilli!: number;

  @Count()
  readonly queueMeanMilli!: number;

  @Count()
  readonly queueMax!: number;

  @CountOrNull()
  readonly waitMeanUs!: number | null;

  @CountOrNull()
  readonly waitP95Us!: number | null;

  @Count()
  readonly arrivals!: number;

  @Count()
  readonly rejected!: number;

  @Count("Share of time with every server busy")
  readonly saturatedPpm!: number;

  @Count("Work that arrives, over what all servers can do")
  readonly offeredLoadPpm!: number;

  @Count("Share of busy time spent on timed-out attempts")
  readonly lateWorkPpm!: number;
}

export class StressChannelResult {
  @Id()
  readonly channelId!: string;

  @Count()
  readonly published!: number;

  @Count()
  readonly routed!: number;

  @Count()
  readonly notRouted!: number;

  @Count()
  readonly deadLettered!: number;

  @Count()
  readonly dropped!: number;
}

export class StressSubscriptionResult {
  @Id()
  readonly subscriptionId!: string;

  @Count()
  readonly delivered!: number;

  @Count()
  readonly attempts!: number;

  @Count()
  readonly failed!: number;

  @Count()
  readonly deadLettered!: number;

  @Count()
  readonly dropped!: number;

  @Count()
  readonly backlogMeanMilli!: number;

  @Count()
  readonly backlogMax!: number;

  @Count()
  readonly backlogAtEnd!: number;

  @CountOrNull("From publish to the start of the handler")
  readonly lagP95Us!: number | null;

  @CountOrNull()
  readonly lagMaxUs!: number | null;

  @CountOrNull()
  readonly amplificationPpm!: number | null;

  @ApiProperty({ type: "boolean" })
  readonly growing!: boolean;
}

export class StressStoreResult {
  @Id()
  readonly elementId!: string;

  @Count()
  readonly writes!: number;

  @Count()
  readonly failed!: number;
}

export class StressBranchResult {
  @Text()
  readonly stepId!: string;

  @Count()
  readonly thenCount!: number;

  @Count()
  readonly elseCount!: number;
}

export class StressSeriesBucket {
  @AnyNumber()
  readonly atMs!: number;

  @Count()
  readonly arrived!: number;

  @Count()
  readonly succeeded!: number;

  @Count()
  readonly failed!: number;

  @CountOrNull()
  readonly latencyP95Us!: number | null;

  @Count()
  readonly inFlight!: number;
}

export class StressResourceSeries {
  @Id()
  readonly elementId!: string;

  @Counts()
  readonly busyMilli!: readonly number[];

  @Counts()
  readonly queueMilli!: readonly number[];
}

export class StressSubscriptionSeries {
  @Id()
  readonly subscriptionId!: string;

  @Counts()
  readonly backlog!: readonly number[];
}

export class StressSeries {
  @Count("Width of a bucket")
  readonly bucketMs!: number;

  @ListOf(() => StressSeriesBucket)
  readonly buckets!: readonly StressSeriesBucket[];

  @ListOf(() => StressResourceSeries)
  readonly resources!: readonly StressResourceSeries[];

  @ListOf(() => StressSubscriptionSeries)
  readonly subscriptions!: readonly StressSubscriptionSeries[];
}

export class StressCritical {
  @Id()
  readonly resourceId!: string;

  @Count()
  readonly utilisationPpm!: number;

  @AnyNumber("Requests per second more that it could take, an estimate")
  readonly headroomPerSecond!: number;
}

export class StressBottleneck {
  @Word(["resource", "subscription"])
  readonly kind!: "resource" | "subscription";

  @Id()
  readonly id!: string;

  @Count()
  readonly offeredLoadPpm!: number;

  @Count()
  readonly saturatedPpm!: number;

  @Count()
  readonly utilisationPpm!: number;

  @Word(BOTTLENECK_REASONS)
  readonly reason!: BottleneckReason;
}

export class StressNote {
  @Word(NOTE_CODES)
  readonly code!: string;

  @IdOrNull()
  readonly targetId!: string | null;

  @Text()
  readonly message!: string;
}

export class StressBudget {
  @Count()
  readonly events!: number;

  @NumberOrNull("When the budget was used up; null when it was not")
  readonly endedEarlyAtMs!: number | null;
}
