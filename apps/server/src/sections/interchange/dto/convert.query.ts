import { ApiPropertyOptional } from "@nestjs/swagger";
import { CONVERT_LIMITS, SOURCE_FORMATS, type SourceFormat } from "@plumbline/interchange";
import type { Guid } from "@plumbline/model-core";
import { IsIn, IsOptional, IsString, MaxLength } from "class-validator";
import { GivenId } from "../../../platform/request/given-id.decorator.js";

const A_NAME = { message: `must be given once, with at most ${CONVERT_LIMITS.fileNameLength} characters` };

/** How a document of another tool is read (docs/reference/model-documents.md#converting). */
export class ConvertQuery {
  @ApiPropertyOptional({ enum: SOURCE_FORMATS, description: "What it is; guessed without it" })
  @IsOptional()
  @IsIn([...SOURCE_FORMATS], { message: `must be one of ${SOURCE_FORMATS.join(", ")}` })
  readonly format?: SourceFormat;

  @GivenId(
    "The element of main that a contract is of; without it the answer brings a system for it",
    "the ID of an element",
  )
  readonly ownerId?: Guid;

  @ApiPropertyOptional({
    type: "string",
    description: "The name of the file, for the provenance of its facts",
  })
  @IsOptional()
  @IsString(A_NAME)
  @MaxLength(CONVERT_LIMITS.fileNameLength, A_NAME)
  readonly fileName?: string;
}
