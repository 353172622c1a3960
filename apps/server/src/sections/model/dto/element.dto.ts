import { ApiProperty } from "@nestjs/swagger";
import {
  ELEMENT_KINDS,
  ELEMENT_STATUSES,
  type ElementKind,
  type ElementStatus,
  type Guid,
} from "@plumbline/model-core";
import { FactStandingDto } from "./fact-standing.dto.js";

/** An element (spec 1, 2.3). */
export class ElementDto extends FactStandingDto {
  @ApiProperty({ type: "string", format: "uuid" })
  readonly id!: Guid;

  @ApiProperty({ enum: ELEMENT_KINDS })
  readonly kind!: ElementKind;

  @ApiProperty({ type: "string" })
  readonly name!: string;

  @ApiProperty({ type: "string", nullable: true })
  readonly description!: string | null;

  @ApiProperty({ type: "string", nullable: true })
  readonly technology!: string | null;

  @ApiProperty({ type: "string", nullable: true })
  readonly icon!: string | null;

  @ApiProperty({ enum: ELEMENT_STATUSES })
  readonly status!: ElementStatus;

  @ApiProperty({ type: "string", format: "uuid", nullable: true })
  readonly parentId!: Guid | null;

  @ApiProperty({ type: [String] })
  readonly tags!: readonly string[];
}
