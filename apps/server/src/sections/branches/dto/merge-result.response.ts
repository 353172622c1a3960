import { ApiProperty } from "@nestjs/swagger";
import { FACT_KINDS, type FactKind } from "@plumbline/model-core";

const CHANGES = ["added", "changed", "unchanged", "removed"] as const;

/** What became of one fact that the branch had changed. */
export class MergedItemResponse {
  @ApiProperty({ type: "string", enum: [...FACT_KINDS] })
  readonly kind!: FactKind;

  @ApiProperty({ type: "string", format: "uuid" })
  readonly id!: string;

  @ApiProperty({ type: "string", nullable: true, description: "Name, label or routing key" })
  readonly name!: string | null;

  @ApiProperty({ type: "string", enum: [...CHANGES], description: "unchanged where main said it already" })
  readonly change!: (typeof CHANGES)[number];

  @ApiProperty({ type: "string", nullable: true, description: "Always null" })
  readonly error!: string | null;

  @ApiProperty({ type: "string", format: "uuid", nullable: true, description: "Always null" })
  readonly importedAs!: string | null;
}

/** The answer of a merge (design: the model and its editing). Read, never built. */
export class MergeResultResponse {
  @ApiProperty({ type: "integer", minimum: 0, description: "Version of main with the branch in it" })
  readonly modelVersion!: number;

  @ApiProperty({ type: [MergedItemResponse], description: "By kind, then by ID" })
  readonly items!: readonly MergedItemResponse[];
}
