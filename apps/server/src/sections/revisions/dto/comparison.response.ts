import { ApiProperty } from "@nestjs/swagger";
import { FACT_KINDS, type FactKind } from "@plumbline/model-core";

const CHANGES = ["added", "changed", "removed"] as const;
const VALUE = { oneOf: [{}], description: "Any JSON value or null" };

/** One of the two models of a comparison. */
export class ComparedSideResponse {
  @ApiProperty({ type: "string", nullable: true, description: "null for the empty model" })
  readonly ref!: string | null;

  @ApiProperty({ type: "string", nullable: true, description: "null for the empty model" })
  readonly name!: string | null;

  @ApiProperty({ type: "integer", minimum: 0 })
  readonly modelVersion!: number;

  @ApiProperty({ type: "string", description: "SHA-256 of the canonical JSON of the eight lists" })
  readonly modelHash!: string;
}

export class ComparisonCountsResponse {
  @ApiProperty({ type: "integer", minimum: 0 })
  readonly added!: number;

  @ApiProperty({ type: "integer", minimum: 0 })
  readonly changed!: number;

  @ApiProperty({ type: "integer", minimum: 0 })
  readonly removed!: number;

  @ApiProperty({ type: "integer", minimum: 0 })
  readonly unchanged!: number;
}

export class FieldChangeResponse {
  @ApiProperty({ type: "string" })
  readonly field!: string;

  @ApiProperty(VALUE)
  readonly left!: unknown;

  @ApiProperty(VALUE)
  readonly right!: unknown;
}

export class ComparedItemResponse {
  @ApiProperty({ type: "string", enum: [...FACT_KINDS] })
  readonly kind!: FactKind;

  @ApiProperty({ type: "string", format: "uuid" })
  readonly id!: string;

  @ApiProperty({ type: "string", nullable: true, description: "Name, label or routing key" })
  readonly name!: string | null;

  @ApiProperty({ type: "string", enum: [...CHANGES] })
  readonly change!: (typeof CHANGES)[number];

  @ApiProperty({ type: [FieldChangeResponse], description: "Empty for what was added or removed" })
  readonly fields!: readonly FieldChangeResponse[];
}

/** How two models differ (docs/reference/branches-and-revisions.md#comparison). */
export class ModelComparisonResponse {
  @ApiProperty({ type: ComparedSideResponse })
  readonly left!: ComparedSideResponse;

  @ApiProperty({ type: ComparedSideResponse })
  readonly right!: ComparedSideResponse;

  @ApiProperty({ type: ComparisonCountsResponse })
  readonly counts!: ComparisonCountsResponse;

  @ApiProperty({ type: [ComparedItemResponse], description: "By kind, schemas last, then by ID" })
  readonly items!: readonly ComparedItemResponse[];
}
