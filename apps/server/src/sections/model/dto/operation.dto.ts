import { ApiProperty } from "@nestjs/swagger";
import { type Guid, TRANSPORTS, type Transport } from "@plumbline/model-core";
import { FactStandingDto } from "./fact-standing.dto.js";
import { RetryDto } from "./retry.dto.js";

/** An operation (spec 1, 2.7). */
export class OperationDto extends FactStandingDto {
  @ApiProperty({ type: "string", format: "uuid" })
  readonly id!: Guid;

  @ApiProperty({ type: "string", format: "uuid" })
  readonly ownerId!: Guid;

  @ApiProperty({ type: "string" })
  readonly name!: string;

  @ApiProperty({ enum: TRANSPORTS })
  readonly transport!: Transport;

  @ApiProperty({ type: "string", format: "uuid", nullable: true })
  readonly requestSchemaId!: Guid | null;

  @ApiProperty({ type: "string", format: "uuid", nullable: true })
  readonly responseSchemaId!: Guid | null;

  @ApiProperty({ type: "integer", minimum: 0, maximum: 3600000 })
  readonly timeoutMs!: number;

  @ApiProperty({ type: RetryDto, nullable: true })
  readonly retry!: RetryDto | null;
}
