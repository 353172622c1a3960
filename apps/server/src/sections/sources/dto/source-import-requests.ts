import { ApiPropertyOptional } from "@nestjs/swagger";
import { type Guid, parseGuid } from "@plumbline/model-core";
import { Transform } from "class-transformer";
import { IsIn, IsOptional, Matches } from "class-validator";
import { PageQuery } from "../../../platform/pagination/page-query.js";
import { GuidField, GuidOrNullField } from "../../../platform/request/fields.js";
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
  @ApiPropertyOptional({ format: "uuid", description: "Imports of this repository alone" })
  @IsOptional()
  @Transform(({ value }) => parseGuid(value) ?? "")
  @Matches(/./, { message: "must be the ID of a repository, given once" })
  readonly repositoryId?: Guid;

  @ApiPropertyOptional({ enum: IMPORT_STATES, description: "Imports in this state alone" })
  @IsOptional()
  @IsIn([...IMPORT_STATES], { message: `must be one of ${IMPORT_STATES.join(", ")}` })
  readonly state?: ImportState;
}
