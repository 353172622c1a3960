import { ApiPropertyOptional } from "@nestjs/swagger";
import { IsIn, IsOptional, IsString, MaxLength } from "class-validator";
import { PageQuery } from "../../../platform/pagination/page-query.js";
import { MAX_SEARCH } from "../limits.js";
import { PROMISE_FORMATS, type PromiseFormat } from "../reading/answered-promise.js";

/** How a promise is written. */
export class PromiseFormatQuery {
  @ApiPropertyOptional({ enum: PROMISE_FORMATS, default: "json", description: "What it is written as" })
  @IsOptional()
  @IsIn([...PROMISE_FORMATS], { message: `must be one of ${PROMISE_FORMATS.join(", ")}` })
  readonly format: PromiseFormat = "json";
}

/** Runs of one obligation, or of all. */
export class RunListQuery extends PageQuery {
  @ApiPropertyOptional({ type: "string", description: "An obligation by its ID or key: its runs alone" })
  @IsOptional()
  @IsString({ message: "must be given once" })
  @MaxLength(MAX_SEARCH, { message: `must have at most ${MAX_SEARCH} characters` })
  readonly obligation?: string;
}

/** Whether obligations are added, or only looked at. */
export class GenerateQuery {
  @ApiPropertyOptional({ enum: ["true", "false"], default: "false", description: "Looks, and adds nothing" })
  @IsOptional()
  @IsIn(["true", "false"], { message: "must be true or false" })
  readonly dryRun: "true" | "false" = "false";
}
