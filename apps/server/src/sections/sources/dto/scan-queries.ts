import { ApiPropertyOptional } from "@nestjs/swagger";
import type { Guid } from "@plumbline/model-core";
import {
  FILE_STATUSES,
  type FileStatus,
  SOURCE_FACT_KINDS,
  type SourceFactKind,
} from "@plumbline/source-scanner/snapshots";
import { IsIn, IsOptional, IsString, Matches, MaxLength } from "class-validator";
import { PageQuery } from "../../../platform/pagination/page-query.js";
import { GivenId } from "../../../platform/request/given-id.decorator.js";
import { MAX_SERVICE_KEY } from "../scans/limits.js";
import { SCAN_KINDS, SCAN_STATES, type ScanKind, type ScanState } from "../scans/scan-record.js";

const A_KEY = { message: `must be given once, with at most ${MAX_SERVICE_KEY} characters and no U+0000` };

/** Scans that meet every filter given. */
export class ScanListQuery extends PageQuery {
  @GivenId("Scans of this repository alone", "the ID of a repository")
  readonly repositoryId?: Guid;

  @ApiPropertyOptional({ enum: SCAN_KINDS, description: "Scans of this kind alone" })
  @IsOptional()
  @IsIn([...SCAN_KINDS], { message: `must be one of ${SCAN_KINDS.join(", ")}` })
  readonly kind?: ScanKind;

  @ApiPropertyOptional({ enum: SCAN_STATES, description: "Scans in this state alone" })
  @IsOptional()
  @IsIn([...SCAN_STATES], { message: `must be one of ${SCAN_STATES.join(", ")}` })
  readonly state?: ScanState;
}

/** Source facts that meet every filter given. */
export class SourceFactListQuery extends PageQuery {
  @ApiPropertyOptional({ enum: SOURCE_FACT_KINDS, description: "Facts of this kind alone" })
  @IsOptional()
  @IsIn([...SOURCE_FACT_KINDS], { message: `must be one of ${SOURCE_FACT_KINDS.join(", ")}` })
  readonly kind?: SourceFactKind;

  @ApiPropertyOptional({ type: "string", description: "Facts of this service alone, by its key" })
  @IsOptional()
  @IsString(A_KEY)
  @MaxLength(MAX_SERVICE_KEY, A_KEY)
  @Matches(/^[^\0]*$/, A_KEY)
  readonly serviceKey?: string;
}

/** Files of one status, or all. */
export class SourceFileListQuery extends PageQuery {
  @ApiPropertyOptional({ enum: FILE_STATUSES, description: "Files of this status alone" })
  @IsOptional()
  @IsIn([...FILE_STATUSES], { message: `must be one of ${FILE_STATUSES.join(", ")}` })
  readonly status?: FileStatus;
}
