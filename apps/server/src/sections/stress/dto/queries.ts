import { ApiProperty, ApiPropertyOptional } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import { IsOptional } from "class-validator";
import { GuidField } from "../../../platform/request/fields.js";

export class RequirementsQuery {
  @ApiProperty({ description: "The scenario that is to be played" })
  @GuidField()
  readonly scenarioId!: Guid;

  @ApiPropertyOptional({ type: "string", format: "uuid", description: "A branch; the main model without it" })
  @IsOptional()
  readonly branchId?: string;
}

export class ComparisonQuery {
  @ApiProperty({ description: "The run to compare with" })
  @GuidField()
  readonly left!: Guid;

  @ApiProperty({ description: "The run that is compared" })
  @GuidField()
  readonly right!: Guid;
}
