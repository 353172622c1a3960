import { ApiProperty } from "@nestjs/swagger";
import { Transform } from "class-transformer";
import { IsInt } from "class-validator";
import { fromZero } from "../../../platform/request/whole-number.js";
import { BranchQuery } from "./branch.query.js";

const A_VERSION = "must be a whole number from 0: the version you have";

/** Since when, and of which model. */
export class FactsSinceQuery extends BranchQuery {
  @ApiProperty({ type: "integer", minimum: 0, description: "The version of the stream that you have" })
  @Transform(fromZero)
  @IsInt({ message: A_VERSION })
  readonly since!: number;
}
