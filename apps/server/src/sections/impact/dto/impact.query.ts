import { ApiPropertyOptional } from "@nestjs/swagger";
import { type Guid, parseGuid } from "@plumbline/model-core";
import { Transform } from "class-transformer";
import { IsOptional, Matches } from "class-validator";

const AN_ID = { message: "must be an ID, given once" };

const asId = ({ value }: { readonly value: unknown }): string =>
  typeof value === "string" ? (parseGuid(value) ?? "") : "";

/** The state of the model that an impact is on: main as it is now, or one of these. */
export class StateOfImpactQuery {
  @ApiPropertyOptional({ format: "uuid", description: "A revision; never together with branchId" })
  @IsOptional()
  @Transform(asId)
  @Matches(/./, AN_ID)
  readonly revisionId?: Guid;

  @ApiPropertyOptional({ format: "uuid", description: "An open branch" })
  @IsOptional()
  @Transform(asId)
  @Matches(/./, AN_ID)
  readonly branchId?: Guid;
}
