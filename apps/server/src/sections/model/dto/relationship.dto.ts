import { ApiProperty } from "@nestjs/swagger";
import { type Guid, RELATIONSHIP_KINDS, type RelationshipKind } from "@plumbline/model-core";
import { FactStandingDto } from "./fact-standing.dto.js";

/** A relationship (spec 1, 2.4). */
export class RelationshipDto extends FactStandingDto {
  @ApiProperty({ type: "string", format: "uuid" })
  readonly id!: Guid;

  @ApiProperty({ type: "string", format: "uuid" })
  readonly fromId!: Guid;

  @ApiProperty({ type: "string", format: "uuid" })
  readonly toId!: Guid;

  @ApiProperty({ type: "string", nullable: true })
  readonly label!: string | null;

  @ApiProperty({ type: "string", nullable: true })
  readonly technology!: string | null;

  @ApiProperty({ enum: RELATIONSHIP_KINDS })
  readonly kind!: RelationshipKind;

  @ApiProperty({ type: "string", nullable: true })
  readonly lineShape!: string | null;
}
