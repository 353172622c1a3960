import { ApiPropertyOptional } from "@nestjs/swagger";
import { isCalendarDate } from "@plumbline/cost-core";
import { IsIn, IsOptional, ValidateBy } from "class-validator";

export const ESTIMATE_FORMATS = ["json", "csv"] as const;

/** How a cost sheet is estimated. */
export class EstimateQuery {
  @ApiPropertyOptional({
    type: "string",
    format: "date",
    description: "The day it is for; today in UTC without it",
  })
  @IsOptional()
  @ValidateBy({
    name: "isCalendarDate",
    validator: {
      validate: (value: unknown) => typeof value === "string" && isCalendarDate(value),
      defaultMessage: () => "must be a date that there is, as 2026-11-24, given once",
    },
  })
  readonly asOf?: string;

  @ApiPropertyOptional({ enum: ESTIMATE_FORMATS, default: "json", description: "What it is written as" })
  @IsOptional()
  @IsIn([...ESTIMATE_FORMATS], { message: `must be one of ${ESTIMATE_FORMATS.join(", ")}` })
  readonly format: (typeof ESTIMATE_FORMATS)[number] = "json";
}
