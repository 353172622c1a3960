import { ApiProperty } from "@nestjs/swagger";
import { FACT_STATUSES, type FactStatus, type Guid } from "@plumbline/model-core";

/** Where a fact came from (spec 1, 2.2). */
export class ProvenanceDto {
  @ApiProperty({ type: "string", nullable: true, maxLength: 2000 })
  readonly source!: string | null;

  @ApiProperty({ type: "string", nullable: true })
  readonly revision!: string | null;

  @ApiProperty({ type: "number", nullable: true, minimum: 0, maximum: 1 })
  readonly confidence!: number | null;

  @ApiProperty({ type: "string", format: "uuid", nullable: true })
  readonly acceptedBy!: Guid | null;

  @ApiProperty({ type: "string", format: "date-time", nullable: true })
  readonly acceptedAt!: string | null;
}

/** Says that the evidence of a fact was not found again (spec 1, 2.2). */
export class StaleMarkDto {
  @ApiProperty({ type: "string" })
  readonly sinceRevision!: string;

  @ApiProperty({ type: "string", maxLength: 100 })
  readonly reason!: string;
}

/** What every fact but a schema carries (spec 1, 2.2). */
export class FactStandingDto {
  @ApiProperty({ enum: FACT_STATUSES })
  readonly factStatus!: FactStatus;

  @ApiProperty({ type: ProvenanceDto, nullable: true })
  readonly provenance!: ProvenanceDto | null;

  @ApiProperty({ type: StaleMarkDto, nullable: true })
  readonly stale!: StaleMarkDto | null;
}
