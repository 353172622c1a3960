import { ApiPropertyOptional } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import { IsIn, IsOptional } from "class-validator";
import { PageQuery } from "../../../platform/pagination/page-query.js";
import { GuidField, GuidOrNullField } from "../../../platform/request/fields.js";
import { GivenId } from "../../../platform/request/given-id.decorator.js";
import { IMPORT_STATES, type ImportState } from "../imports/import-record.js";

/** The body that makes an import; every key is required. */
export class CreateImportRequest {
  @GuidField()
  readonly id!: Guid;

  @GuidField()
  readonly scanId!: Guid;

  @GuidOrNullField(
    "The system that new elements are put into; null = that of linked services, else a new one",
  )
  readonly systemId!: Guid | null;
}

/** Imports that meet every filter given. */
export class ImportListQuery extends PageQuery {
  @GivenId("Imports of this repository alone", "the ID of a repository")
  readonly repositoryId?: Guid;

  @ApiPropertyOptional({ enum: IMPORT_STATES, description: "Imports in this state alone" })
  @IsOptional()
  @IsIn([...IMPORT_STATES], { message: `must be one of ${IMPORT_STATES.join(", ")}` })
  readonly state?: ImportState;
}
