import { ApiPropertyOptional } from "@nestjs/swagger";
import { COST_LIMITS } from "@plumbline/cost-core";
import { type Guid, parseGuid } from "@plumbline/model-core";
import { Transform } from "class-transformer";
import { ArrayMaxSize, IsArray, IsOptional, IsString, IsUUID, Matches, MaxLength } from "class-validator";
import { MAX_PAGE } from "../../../platform/pagination/page.js";
import { PageQuery } from "../../../platform/pagination/page-query.js";
import type { PriceFilter } from "../price.repository.js";

const A_TEXT = {
  message: `must be given once, with at most ${COST_LIMITS.textCharacters} characters and no U+0000`,
};
const SOME_IDS = { message: `must be at most ${MAX_PAGE} IDs with a comma between them` };

/** Prices that meet every filter given. */
export class PriceListQuery extends PageQuery {
  @ApiPropertyOptional({
    type: "string",
    maxLength: COST_LIMITS.textCharacters,
    description: "A part of the provider, SKU, region or description; A to Z in either case",
  })
  @IsOptional()
  @IsString(A_TEXT)
  @MaxLength(COST_LIMITS.textCharacters, A_TEXT)
  @Matches(/^[^\0]*$/, A_TEXT)
  readonly q?: string;

  @ApiPropertyOptional({
    type: "string",
    description: "Prices of these IDs alone, with a comma between them",
  })
  @IsOptional()
  @Transform(({ value }) => (typeof value === "string" ? value.split(",").map(parseGuid) : value))
  @IsArray(SOME_IDS)
  @ArrayMaxSize(MAX_PAGE, SOME_IDS)
  @IsUUID("all", { each: true, ...SOME_IDS })
  readonly ids?: readonly Guid[];
}

/** What a list shows; a filter that is missing shows all. */
export function filterOf({ q, ids }: PriceListQuery): PriceFilter {
  return { q: q ?? null, ids: ids ?? null };
}
