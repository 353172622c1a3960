import { ApiProperty } from "@nestjs/swagger";
import { FACT_KINDS, type FactKind, type Guid } from "@plumbline/model-core";

const CHANGES = ["added", "changed", "unchanged", "refused"] as const;

/** What became of one entry of the document (docs/reference/model-documents.md#the-import-result). */
export class ImportItemResponse {
  @ApiProperty({ enum: FACT_KINDS })
  readonly kind!: FactKind;

  @ApiProperty({ type: "string", format: "uuid", description: "ID in the document" })
  readonly id!: Guid;

  @ApiProperty({ type: "string", nullable: true, description: "Name, label or routing key" })
  readonly name!: string | null;

  @ApiProperty({ enum: CHANGES })
  readonly change!: (typeof CHANGES)[number];

  @ApiProperty({ type: "string", nullable: true, description: "Why the entry is refused" })
  readonly error!: string | null;

  @ApiProperty({
    type: "string",
    format: "uuid",
    nullable: true,
    description: "The ID a schema of another project got here",
  })
  readonly importedAs!: Guid | null;
}

/** The answer of an import and of its preview (docs/reference/model-documents.md#the-import-result). */
export class ImportResultResponse {
  @ApiProperty({ type: "boolean", description: "true when written, false for a preview" })
  readonly applied!: boolean;

  @ApiProperty({ type: "integer", description: "Version of main the entries were read against" })
  readonly modelVersion!: number;

  @ApiProperty({ type: "integer" })
  readonly added!: number;

  @ApiProperty({ type: "integer" })
  readonly changed!: number;

  @ApiProperty({ type: "integer" })
  readonly unchanged!: number;

  @ApiProperty({ type: "integer" })
  readonly refused!: number;

  @ApiProperty({ type: [ImportItemResponse], description: "One per entry, in reading order" })
  readonly items!: readonly ImportItemResponse[];
}
