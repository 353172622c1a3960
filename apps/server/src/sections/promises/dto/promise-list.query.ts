import { ApiPropertyOptional } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import { PROMISE_STATES, type PromiseState } from "@plumbline/promise-core";
import { Transform } from "class-transformer";
import { IsBoolean, IsIn, IsOptional, IsString, Matches, MaxLength } from "class-validator";
import { PageQuery } from "../../../platform/pagination/page-query.js";
import { GivenId } from "../../../platform/request/given-id.decorator.js";
import { MAX_SEARCH } from "../limits.js";
import type { PromiseFilter } from "../reading/list-promises.js";

const A_TEXT = { message: `must be given once, with at most ${MAX_SEARCH} characters and no U+0000` };
const TRUE_OR_FALSE = { message: "must be true or false" };

function trueOrFalse({ value }: { readonly value: unknown }): unknown {
  return value === "true" ? true : value === "false" ? false : value;
}

/** Promises that meet every filter given. */
export class PromiseListQuery extends PageQuery {
  @ApiPropertyOptional({ enum: PROMISE_STATES, description: "Promises of this state alone" })
  @IsOptional()
  @IsIn([...PROMISE_STATES], { message: `must be one of ${PROMISE_STATES.join(", ")}` })
  readonly state?: PromiseState;

  @ApiPropertyOptional({ type: "boolean", description: "Those a person should look at, or the others" })
  @IsOptional()
  @Transform(trueOrFalse)
  @IsBoolean(TRUE_OR_FALSE)
  readonly needsReview?: boolean;

  @ApiPropertyOptional({ type: "boolean", description: "Those with gaps, or the others" })
  @IsOptional()
  @Transform(trueOrFalse)
  @IsBoolean(TRUE_OR_FALSE)
  readonly hasGaps?: boolean;

  @GivenId("Something they are linked with, by its ID", "the ID of something")
  readonly linkedId?: Guid;

  @ApiPropertyOptional({
    type: "string",
    description: "A part of the requirement ID, the title or the claim, in any letter case",
  })
  @IsOptional()
  @IsString(A_TEXT)
  @MaxLength(MAX_SEARCH, A_TEXT)
  @Matches(/^[^\0]*$/, A_TEXT)
  readonly q?: string;
}

/** What a list shows; a filter that is missing shows all. */
export function filterOf({ state, needsReview, hasGaps, linkedId, q }: PromiseListQuery): PromiseFilter {
  return {
    state: state ?? null,
    needsReview: needsReview ?? null,
    hasGaps: hasGaps ?? null,
    linkedId: linkedId ?? null,
    q: q ?? null,
  };
}
