import { ApiProperty } from "@nestjs/swagger";
import { CHANNEL_KINDS, type ChannelKind, type Guid } from "@plumbline/model-core";
import { FactStandingDto } from "./fact-standing.dto.js";

/** A channel (spec 1, 2.7). */
export class ChannelDto extends FactStandingDto {
  @ApiProperty({ type: "string", format: "uuid" })
  readonly id!: Guid;

  @ApiProperty({ type: "string" })
  readonly name!: string;

  @ApiProperty({ enum: CHANNEL_KINDS })
  readonly kind!: ChannelKind;
}
