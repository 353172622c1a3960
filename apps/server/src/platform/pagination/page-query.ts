import { ApiPropertyOptional } from "@nestjs/swagger";
import { Transform } from "class-transformer";
import { IsInt, IsOptional, IsString, Max, Min } from "class-validator";
import { DEFAULT_PAGE, MAX_PAGE } from "./page.js";

/** `cursor` and `limit` of every paged list. */
export class PageQuery {
  @ApiPropertyOptional({ description: "nextCursor of the page before" })
  @IsOptional()
  @IsString({ message: "must be given once" })
  readonly cursor?: string;

  @ApiPropertyOptional({
    type: "integer",
    description: "Entries of a page",
    minimum: 1,
    maximum: MAX_PAGE,
    default: DEFAULT_PAGE,
  })
  @IsOptional()
  @Transform(({ value }) =>
    typeof value === "string" && /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN,
  )
  @IsInt({ message: `must be a whole number from 1 to ${MAX_PAGE}` })
  @Min(1, { message: `must be a whole number from 1 to ${MAX_PAGE}` })
  @Max(MAX_PAGE, { message: `must be a whole number from 1 to ${MAX_PAGE}` })
  readonly limit: number = DEFAULT_PAGE;
}
