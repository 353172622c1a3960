import { ApiPropertyOptional } from "@nestjs/swagger";
import { IsIn, IsOptional } from "class-validator";
import { PageQuery } from "../../../platform/pagination/page-query.js";

const SUBMITTED = ["true", "false"] as const;

/** Proposals of some sort, of all authors or of one sort of them. */
export class ProposalListQuery extends PageQuery {
  @ApiPropertyOptional({ enum: SUBMITTED, description: "Those that were submitted alone, or those by an AI" })
  @IsOptional()
  @IsIn([...SUBMITTED], { message: `must be one of ${SUBMITTED.join(", ")}` })
  readonly submitted?: (typeof SUBMITTED)[number];
}

/** Whether proposals that were submitted are meant; null means all. */
export function submittedOf({ submitted }: ProposalListQuery): boolean | null {
  return submitted === undefined ? null : submitted === "true";
}
