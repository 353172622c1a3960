import { ApiProperty } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import { FactStandingDto } from "./fact-standing.dto.js";

/** A message (spec 1, 2.5). */
export class MessageDto extends FactStandingDto {
  @ApiProperty({ type: "string", format: "uuid" })
  readonly id!: Guid;

  @ApiProperty({ type: "string" })
  readonly name!: string;

  @ApiProperty({ type: "string", nullable: true })
  readonly description!: string | null;

  @ApiProperty({ type: "string", format: "uuid" })
  readonly producerId!: Guid;

  @ApiProperty({ type: "array", items: { type: "string", format: "uuid" } })
  readonly consumerIds!: readonly Guid[];

  @ApiProperty({ type: "string", format: "uuid", nullable: true })
  readonly schemaId!: Guid | null;

  @ApiProperty({ type: [String] })
  readonly tags!: readonly string[];
}
