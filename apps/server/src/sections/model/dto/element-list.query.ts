import { ApiPropertyOptional } from "@nestjs/swagger";
import { ELEMENT_KINDS, ELEMENT_STATUSES } from "@plumbline/model-core";
import { IsIn, IsOptional, IsString, Matches, MaxLength } from "class-validator";
import { MAX_FILTER } from "../limits.js";
import { BranchPageQuery } from "./state.query.js";

/** One message for all, so that a wrong filter is named once. */
const A_TEXT = { message: `must be given once, with at most ${MAX_FILTER} characters and no U+0000` };

/** Elements that meet every filter given. */
export class ElementListQuery extends BranchPageQuery {
  @ApiPropertyOptional({ type: "string", description: "A part of the name; A to Z in either case" })
  @IsOptional()
  @IsString(A_TEXT)
  @MaxLength(MAX_FILTER, A_TEXT)
  @Matches(/^[^\0]*$/, A_TEXT)
  readonly name?: string;

  @ApiPropertyOptional({ enum: ELEMENT_KINDS, description: "Elements of this kind alone" })
  @IsOptional()
  @IsIn([...ELEMENT_KINDS], { message: `must be one of ${ELEMENT_KINDS.join(", ")}` })
  readonly kind?: string;

  @ApiPropertyOptional({ type: "string", description: "A whole tag" })
  @IsOptional()
  @IsString(A_TEXT)
  @MaxLength(MAX_FILTER, A_TEXT)
  @Matches(/^[^\0]*$/, A_TEXT)
  readonly tag?: string;

  @ApiPropertyOptional({ enum: ELEMENT_STATUSES, description: "Elements of this status alone" })
  @IsOptional()
  @IsIn([...ELEMENT_STATUSES], { message: `must be one of ${ELEMENT_STATUSES.join(", ")}` })
  readonly status?: string;
}
