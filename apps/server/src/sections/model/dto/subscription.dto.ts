import { ApiProperty } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import { FactStandingDto } from "./fact-standing.dto.js";
import { RetryDto } from "./retry.dto.js";

/** A subscription (spec 1, 2.7). */
export class SubscriptionDto extends FactStandingDto {
  @ApiProperty({ type: "string", format: "uuid" })
  readonly id!: Guid;

  @ApiProperty({ type: "string", format: "uuid" })
  readonly channelId!: Guid;

  @ApiProperty({ type: "string", format: "uuid" })
  readonly consumerId!: Guid;

  @ApiProperty({ type: RetryDto, nullable: true })
  readonly retry!: RetryDto | null;

  @ApiProperty({ type: "string", format: "uuid", nullable: true })
  readonly deadLetterChannelId!: Guid | null;
}
