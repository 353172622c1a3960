import { ApiProperty } from "@nestjs/swagger";
import { FACT_KINDS, type FactKind } from "@plumbline/model-core";

/** One fact that is gone. */
export class RemovedFactResponse {
  @ApiProperty({ type: "string", enum: [...FACT_KINDS] })
  readonly kind!: FactKind;

  @ApiProperty({ type: "string", format: "uuid" })
  readonly id!: string;

  @ApiProperty({ type: "string", nullable: true, description: "Name, label or routing key" })
  readonly name!: string | null;
}

/** What a delete took with it (docs/reference/streams.md#deleting-a-fact). */
export class RemovedFactsResponse {
  @ApiProperty({ type: "integer", minimum: 0, description: "The version written" })
  readonly modelVersion!: number;

  @ApiProperty({ type: [RemovedFactResponse], description: "The fact first, the others by kind and ID" })
  readonly removed!: readonly RemovedFactResponse[];
}
