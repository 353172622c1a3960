import { ApiProperty, ApiPropertyOptional } from "@nestjs/swagger";
import { EDIT_LIMITS, FACT_KINDS, type FactKind } from "@plumbline/model-core";

const OPS = ["put", "delete"] as const;

/** One change of a batch. */
export class ModelChangeRequest {
  @ApiProperty({ enum: OPS })
  readonly op!: (typeof OPS)[number];

  @ApiProperty({ type: "string", enum: [...FACT_KINDS] })
  readonly kind!: FactKind;

  @ApiProperty({ type: "string", format: "uuid" })
  readonly id!: string;

  @ApiPropertyOptional({
    type: "object",
    additionalProperties: true,
    description: "Of a put: the fact, as the body of its own PUT",
  })
  readonly value?: object;
}

/** The body of a batch (docs/reference/streams.md#a-batch-of-changes). Described here, read by its parser. */
export class ModelChangesRequest {
  @ApiPropertyOptional({ type: "string", format: "uuid", nullable: true, description: "main without it" })
  readonly branchId?: string | null;

  @ApiPropertyOptional({ type: "integer", nullable: true, description: "Another version is 409" })
  readonly expectedVersion?: number | null;

  @ApiProperty({ type: [ModelChangeRequest], minItems: 1, maxItems: EDIT_LIMITS.changes })
  readonly changes!: readonly ModelChangeRequest[];
}
