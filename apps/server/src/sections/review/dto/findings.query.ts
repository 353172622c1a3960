import { ApiPropertyOptional } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import {
  CATEGORIES,
  type Category,
  type FindingFilter,
  RESULTS,
  type ResultWord,
  RULES,
  SEVERITIES,
  type Severity,
} from "@plumbline/review-rules";
import { IsIn, IsOptional } from "class-validator";
import { GivenId } from "../../../platform/request/given-id.decorator.js";
import { StateQuery } from "../../../platform/request/state.query.js";
import { FINDINGS_FORMATS, type FindingsFormat } from "../reading/write-findings.js";

const RULE_IDS = RULES.map(({ id }) => id);

function oneOf(words: readonly string[]): { readonly message: string } {
  return { message: `must be one of ${words.join(", ")}` };
}

/** Findings that meet every filter given; counts and hash are of all. */
export class FindingsQuery extends StateQuery {
  @ApiPropertyOptional({ enum: RULE_IDS, description: "Findings of this rule alone" })
  @IsOptional()
  @IsIn(RULE_IDS, oneOf(RULE_IDS))
  readonly rule?: string;

  @ApiPropertyOptional({ enum: CATEGORIES, description: "Findings of the rules of this category alone" })
  @IsOptional()
  @IsIn([...CATEGORIES], oneOf(CATEGORIES))
  readonly category?: Category;

  @ApiPropertyOptional({ enum: RESULTS, description: "Findings with this result alone" })
  @IsOptional()
  @IsIn([...RESULTS], oneOf(RESULTS))
  readonly result?: ResultWord;

  @ApiPropertyOptional({ enum: SEVERITIES, description: "Findings of this severity alone" })
  @IsOptional()
  @IsIn([...SEVERITIES], oneOf(SEVERITIES))
  readonly severity?: Severity;

  @GivenId("Findings of this subject alone")
  readonly subjectId?: Guid;

  @ApiPropertyOptional({ enum: ["summary"], description: "summary leaves the cites out" })
  @IsOptional()
  @IsIn(["summary"], { message: "must be summary" })
  readonly fields?: "summary";

  @ApiPropertyOptional({ enum: FINDINGS_FORMATS, description: "json unless it says otherwise" })
  @IsOptional()
  @IsIn([...FINDINGS_FORMATS], oneOf(FINDINGS_FORMATS))
  readonly format?: FindingsFormat;
}

/** What a list shows; a filter that is missing shows all. */
export function filterOf({ rule, category, result, severity, subjectId }: FindingsQuery): FindingFilter {
  return {
    ruleId: rule ?? null,
    category: category ?? null,
    result: result ?? null,
    severity: severity ?? null,
    subjectId: subjectId ?? null,
  };
}
