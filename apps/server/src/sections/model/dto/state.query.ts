import { ApiPropertyOptional } from "@nestjs/swagger";
import { Transform } from "class-transformer";
import { IsInt, IsOptional, IsString } from "class-validator";
import { PageQuery } from "../../../platform/pagination/page-query.js";
import { fromZero } from "../../../platform/request/whole-number.js";

const A_VERSION = "must be a whole number from 0";

/** Which model a list is of. */
export class BranchPageQuery extends PageQuery {
  @ApiPropertyOptional({ type: "string", format: "uuid", description: "main without it" })
  @IsOptional()
  @IsString({ message: "must be given once" })
  readonly branchId?: string;
}

/** Which model is meant: main as it is now without any of them. */
export class StateQuery {
  @ApiPropertyOptional({ type: "string", format: "uuid", description: "An open branch in place of main" })
  @IsOptional()
  @IsString({ message: "must be given once" })
  readonly branchId?: string;

  @ApiPropertyOptional({ type: "string", format: "uuid", description: "Stands alone" })
  @IsOptional()
  @IsString({ message: "must be given once" })
  readonly revisionId?: string;

  @ApiPropertyOptional({ type: "integer", minimum: 0, description: "Of the branch, or of main" })
  @IsOptional()
  @Transform(fromZero)
  @IsInt({ message: A_VERSION })
  readonly version?: number;
}
