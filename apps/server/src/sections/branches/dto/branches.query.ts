import { ApiPropertyOptional } from "@nestjs/swagger";
import { IsIn, IsOptional } from "class-validator";
import { BRANCH_STATES, type BranchState } from "../branch.repository.js";

/** Which branches are listed. */
export class BranchesQuery {
  @ApiPropertyOptional({ enum: BRANCH_STATES, default: "open", description: "Branches of this state alone" })
  @IsOptional()
  @IsIn([...BRANCH_STATES], { message: `must be one of ${BRANCH_STATES.join(", ")}` })
  readonly state: BranchState = "open";
}
