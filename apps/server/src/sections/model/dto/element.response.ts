import { ApiProperty } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import { ElementDto } from "./element.dto.js";

/** An element with what only the model has (design: the model and its editing). */
export class ElementResponse extends ElementDto {
  @ApiProperty({
    type: "string",
    format: "uuid",
    nullable: true,
    description: "The member of the workspace responsible for it",
  })
  readonly ownerId!: Guid | null;
}
