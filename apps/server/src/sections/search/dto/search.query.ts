import { ApiProperty, ApiPropertyOptional } from "@nestjs/swagger";
import { IsIn, IsOptional, IsString } from "class-validator";
import { PageQuery } from "../../../platform/pagination/page-query.js";
import { MAX_QUERY, MAX_WORDS } from "../limits.js";
import { SEARCH_KINDS, type SearchKind } from "../search-kinds.js";

const ONCE = { message: "must be given once" };

/** What to look for, and where. */
export class SearchQuery extends PageQuery {
  @ApiProperty({
    type: "string",
    maxLength: MAX_QUERY,
    description: `Up to ${MAX_WORDS} words or parts of words, all of which a name or text has; A to Z in either case`,
  })
  @IsString(ONCE)
  readonly q!: string;

  @ApiPropertyOptional({ enum: SEARCH_KINDS, description: "What is of this kind alone" })
  @IsOptional()
  @IsIn([...SEARCH_KINDS], { message: `must be one of ${SEARCH_KINDS.join(", ")}` })
  readonly kind?: SearchKind;

  @ApiPropertyOptional({ type: "string", format: "uuid", description: "In this workspace alone" })
  @IsOptional()
  @IsString(ONCE)
  readonly workspaceId?: string;

  @ApiPropertyOptional({ type: "string", format: "uuid", description: "In this project alone" })
  @IsOptional()
  @IsString(ONCE)
  readonly projectId?: string;
}
