import { ApiProperty } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";

/** A schema (spec 1, 2.6). */
export class SchemaDto {
  @ApiProperty({ type: "string", format: "uuid" })
  readonly id!: Guid;

  @ApiProperty({ type: "string" })
  readonly name!: string;

  @ApiProperty({ type: "string", nullable: true })
  readonly description!: string | null;

  @ApiProperty({ type: "string" })
  readonly content!: string;

  @ApiProperty({ type: "integer" })
  readonly version!: number;
}
