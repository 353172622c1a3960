import { ApiPropertyOptional } from "@nestjs/swagger";
import { FLOW_STATUSES, type FlowStatus } from "@plumbline/ai-tasks";
import { IsIn, IsOptional } from "class-validator";
import { ProposalListQuery } from "./proposal-list.query.js";

/** Flow proposals that meet every filter given. */
export class FlowProposalListQuery extends ProposalListQuery {
  @ApiPropertyOptional({ enum: FLOW_STATUSES, description: "Proposals of this status alone" })
  @IsOptional()
  @IsIn([...FLOW_STATUSES], { message: `must be one of ${FLOW_STATUSES.join(", ")}` })
  readonly status?: FlowStatus;
}
