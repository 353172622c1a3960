import { ApiProperty } from "@nestjs/swagger";
import { DIRECTIONS, type Direction } from "@plumbline/stress-engine";
import { type BASIS, Basis, ListOf, NumberOrNull, Text, Word } from "./properties.js";
import { StressRunSummaryResponse } from "./run-summary.js";

export class StressProfileChange {
  @Text()
  readonly path!: string;

  @ApiProperty({ oneOf: [{}], description: "Any JSON value or null" })
  readonly left!: unknown;

  @ApiProperty({ oneOf: [{}], description: "Any JSON value or null" })
  readonly right!: unknown;
}

export class StressInputChanges {
  @ApiProperty({ type: "boolean", description: "In the part of the model that the scenario reaches" })
  readonly modelChanged!: boolean;

  @ApiProperty({ type: "boolean" })
  readonly scenarioChanged!: boolean;

  @ListOf(() => StressProfileChange)
  readonly profileChanges!: readonly StressProfileChange[];
}

export class StressMetricChange {
  @Text("The path of the number in a run, as `latency.p95Us` or `resources.<id>.utilisationPpm`")
  readonly path!: string;

  @NumberOrNull()
  readonly left!: number | null;

  @NumberOrNull()
  readonly right!: number | null;

  @NumberOrNull()
  readonly absolute!: number | null;

  @NumberOrNull()
  readonly relativePpm!: number | null;

  @Word(DIRECTIONS, { description: "uncertain when it may be chance" })
  readonly direction!: Direction;
}

/**
 * The stress engine writes it; this is how the OpenAPI document shows it
 * (docs/reference/stress-runs.md#comparing-runs).
 */
export class StressComparisonResponse {
  @Basis()
  readonly basis!: typeof BASIS;

  @ApiProperty({ type: StressRunSummaryResponse })
  readonly left!: StressRunSummaryResponse;

  @ApiProperty({ type: StressRunSummaryResponse })
  readonly right!: StressRunSummaryResponse;

  @ApiProperty({
    type: "boolean",
    description: "Runs of different scenarios are not; only totals are set side by side",
  })
  readonly comparable!: boolean;

  @ApiProperty({ type: "array", items: { type: "string", enum: ["different-scenario"] } })
  readonly reasons!: readonly "different-scenario"[];

  @ApiProperty({ type: StressInputChanges })
  readonly inputs!: StressInputChanges;

  @ListOf(() => StressMetricChange)
  readonly metrics!: readonly StressMetricChange[];
}
