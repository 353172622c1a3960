import { ApiPropertyOptional } from "@nestjs/swagger";
import { ARCHITECTURE_STATES, type ArchitectureState } from "@plumbline/ai-tasks";
import { IsIn, IsOptional } from "class-validator";
import { ProposalListQuery } from "./proposal-list.query.js";

/** Architecture proposals that meet every filter given. */
export class ArchitectureListQuery extends ProposalListQuery {
  @ApiPropertyOptional({ enum: ARCHITECTURE_STATES, description: "Proposals of this status alone" })
  @IsOptional()
  @IsIn([...ARCHITECTURE_STATES], { message: `must be one of ${ARCHITECTURE_STATES.join(", ")}` })
  readonly status?: ArchitectureState;
}
