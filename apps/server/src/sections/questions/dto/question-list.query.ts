import { ApiPropertyOptional } from "@nestjs/swagger";
import { QUESTION_STATUSES, type QuestionStatus } from "@plumbline/decision-core";
import { IsIn, IsOptional } from "class-validator";
import { PageQuery } from "../../../platform/pagination/page-query.js";

/** Questions of one status, or all. */
export class QuestionListQuery extends PageQuery {
  @ApiPropertyOptional({ enum: QUESTION_STATUSES, description: "Questions of this status alone" })
  @IsOptional()
  @IsIn([...QUESTION_STATUSES], { message: `must be one of ${QUESTION_STATUSES.join(", ")}` })
  readonly status?: QuestionStatus;
}
