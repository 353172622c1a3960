import { ApiProperty } from "@nestjs/swagger";
import { FACT_KINDS, type FactKind } from "@plumbline/model-core";

const CHANGES = ["added", "changed", "unchanged", "removed"] as const;

/** What became of one fact. */
export class ChangeItemResponse {
  @ApiProperty({ type: "string", enum: [...FACT_KINDS] })
  readonly kind!: FactKind;

  @ApiProperty({ type: "string", format: "uuid" })
  readonly id!: string;

  @ApiProperty({ type: "string", nullable: true, description: "Name, label or routing key" })
  readonly name!: string | null;

  @ApiProperty({ type: "string", enum: [...CHANGES], description: "unchanged where it was so already" })
  readonly change!: (typeof CHANGES)[number];

  @ApiProperty({ type: "string", nullable: true, description: "Always null" })
  readonly error!: string | null;

  @ApiProperty({ type: "string", format: "uuid", nullable: true, description: "Always null" })
  readonly importedAs!: string | null;
}

/** The answer of a batch of changes, and of a merge (docs/reference/streams.md#a-batch-of-changes). */
export class ChangeResultResponse {
  @ApiProperty({ type: "integer", minimum: 0, description: "The version written" })
  readonly modelVersion!: number;

  @ApiProperty({
    type: [ChangeItemResponse],
    description: "In the order asked for; of a merge by kind and ID",
  })
  readonly items!: readonly ChangeItemResponse[];
}
