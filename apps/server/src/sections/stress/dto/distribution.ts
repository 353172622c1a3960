import { ApiProperty } from "@nestjs/swagger";
import { Count, CountOrNull, ListOf } from "./properties.js";

export class StressHistogramBucket {
  @Count()
  readonly upToUs!: number;

  @Count()
  readonly count!: number;
}

/** Times in microseconds; null is what no sample, or too few, can say. */
export class StressLatencyDistribution {
  @Count()
  readonly count!: number;

  @CountOrNull()
  readonly meanUs!: number | null;

  @CountOrNull()
  readonly stdDevUs!: number | null;

  @CountOrNull()
  readonly minUs!: number | null;

  @CountOrNull()
  readonly p50Us!: number | null;

  @CountOrNull()
  readonly p75Us!: number | null;

  @CountOrNull()
  readonly p90Us!: number | null;

  @CountOrNull()
  readonly p95Us!: number | null;

  @CountOrNull()
  readonly p99Us!: number | null;

  @CountOrNull("null below 1000 samples")
  readonly p999Us!: number | null;

  @CountOrNull()
  readonly maxUs!: number | null;

  @ApiProperty({
    type: "object",
    required: ["low", "high"],
    properties: { low: { type: "number" }, high: { type: "number" } },
    nullable: true,
    description: "95 % interval of the mean",
  } as never)
  readonly ci95MeanUs!: { readonly low: number; readonly high: number } | null;

  @ListOf(() => StressHistogramBucket)
  readonly histogram!: readonly StressHistogramBucket[];
}
