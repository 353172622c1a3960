import { applyDecorators } from "@nestjs/common";
import { ApiProperty, ApiPropertyOptional } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import { IsIn, IsOptional } from "class-validator";
import { GuidField } from "../../../platform/request/fields.js";
import { BranchQuery } from "../../model/dto/branch.query.js";
import { SERIES_CHOICES, type SeriesChoice } from "../runs/chosen-series.js";

export class RequirementsQuery extends BranchQuery {
  @ApiProperty({ description: "The scenario that is to be played" })
  @GuidField()
  readonly scenarioId!: Guid;
}

export class ComparisonQuery {
  @ApiProperty({ description: "The run to compare with" })
  @GuidField()
  readonly left!: Guid;

  @ApiProperty({ description: "The run that is compared" })
  @GuidField()
  readonly right!: Guid;
}

function SeriesField(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      enum: SERIES_CHOICES,
      default: "all",
      description: "Which levels over time the answer has; those that are left out are empty lists",
    }),
    IsOptional(),
    IsIn([...SERIES_CHOICES], { message: `must be one of ${SERIES_CHOICES.join(", ")}` }),
  );
}

export class RunQuery {
  @SeriesField()
  readonly series: SeriesChoice = "all";
}

export class StartRunQuery extends BranchQuery {
  @SeriesField()
  readonly series: SeriesChoice = "all";
}
