import { ApiProperty } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import { GuidField } from "../../../platform/request/fields.js";
import { BranchQuery } from "../../model/dto/branch.query.js";

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
