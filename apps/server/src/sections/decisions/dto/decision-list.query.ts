import { ApiPropertyOptional } from "@nestjs/swagger";
import {
  DECISION_LIMITS,
  DECISION_STATES,
  type DecisionFilter,
  type DecisionState,
} from "@plumbline/decision-core";
import type { Guid } from "@plumbline/model-core";
import { IsIn, IsOptional, IsString, MaxLength } from "class-validator";
import { validationError } from "../../../platform/errors/api-error.js";
import { PageQuery } from "../../../platform/pagination/page-query.js";
import { GivenId } from "../../../platform/request/given-id.decorator.js";

const A_RULE = { message: `must be given once, with at most ${DECISION_LIMITS.ruleIdCharacters} characters` };

/** Decisions that meet every filter given. */
export class DecisionListQuery extends PageQuery {
  @ApiPropertyOptional({ enum: DECISION_STATES, description: "Decisions of this state alone" })
  @IsOptional()
  @IsIn([...DECISION_STATES], { message: `must be one of ${DECISION_STATES.join(", ")}` })
  readonly status?: DecisionState;

  @GivenId("Something they affect, by its ID", "the ID of something")
  readonly affects?: Guid;

  @ApiPropertyOptional({
    type: "string",
    description: "The rule of a finding that they settle; with subjectId",
  })
  @IsOptional()
  @IsString(A_RULE)
  @MaxLength(DECISION_LIMITS.ruleIdCharacters, A_RULE)
  readonly ruleId?: string;

  @GivenId("The subject of that finding; with ruleId", "the ID of something")
  readonly subjectId?: Guid;
}

/** What a list shows; a filter that is missing shows all. A finding is named by its rule and its subject together. */
export function filterOf({ status, affects, ruleId, subjectId }: DecisionListQuery): DecisionFilter {
  if ((ruleId === undefined) !== (subjectId === undefined)) {
    const [field, other] = ruleId === undefined ? ["ruleId", "subjectId"] : ["subjectId", "ruleId"];
    throw validationError([{ field, message: `must stand beside ${other}` }]);
  }
  const finding = ruleId === undefined || subjectId === undefined ? null : { ruleId, subjectId };
  return { status: status ?? null, affects: affects ?? null, finding };
}
