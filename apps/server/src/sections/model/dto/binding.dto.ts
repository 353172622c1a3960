import { ApiProperty } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import { FactStandingDto } from "./fact-standing.dto.js";

/** A binding (spec 1, 2.7). */
export class BindingDto extends FactStandingDto {
  @ApiProperty({ type: "string", format: "uuid" })
  readonly id!: Guid;

  @ApiProperty({ type: "string", format: "uuid" })
  readonly sourceChannelId!: Guid;

  @ApiProperty({ type: "string", format: "uuid" })
  readonly targetChannelId!: Guid;

  @ApiProperty({ type: "string", nullable: true })
  readonly routingKey!: string | null;
}
