import { ApiPropertyOptional } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import { IsOptional } from "class-validator";
import { GuidField } from "../../../platform/request/fields.js";

export class RequirementsQuery {
  @GuidField()
  readonly scenarioId!: Guid;

  @ApiPropertyOptional({ type: "string", format: "uuid", description: "A branch; the main model without it" })
  @IsOptional()
  readonly branchId?: string;
}

export class ComparisonQuery {
  @GuidField()
  readonly left!: Guid;

  @GuidField()
  readonly right!: Guid;
}
