import { ApiPropertyOptional } from "@nestjs/swagger";
import { IsIn, IsOptional, Matches } from "class-validator";
import { WHOLE_NUMBER } from "../../../platform/request/whole-number.js";
import { BranchQuery } from "./branch.query.js";

const SWITCH = ["true", "false"] as const;

/** Which model is edited, and at which version. */
export class EditQuery extends BranchQuery {
  @ApiPropertyOptional({ type: "integer", description: "Version of the model; another one is 409" })
  @IsOptional()
  @Matches(WHOLE_NUMBER, { message: "must be a whole number" })
  readonly expectedVersion?: string;
}

/** The same for a delete. */
export class DeleteFactQuery extends EditQuery {
  @ApiPropertyOptional({ enum: SWITCH, default: "false", description: "What refers to the fact goes too" })
  @IsOptional()
  @IsIn([...SWITCH], { message: "must be true or false" })
  readonly cascade: (typeof SWITCH)[number] = "false";
}
