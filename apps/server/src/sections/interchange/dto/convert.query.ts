import { ApiPropertyOptional } from "@nestjs/swagger";
import { CONVERT_LIMITS, SOURCE_FORMATS, type SourceFormat } from "@plumbline/interchange";
import { type Guid, parseGuid } from "@plumbline/model-core";
import { Transform } from "class-transformer";
import { IsIn, IsOptional, IsString, Matches, MaxLength } from "class-validator";

const A_NAME = { message: `must be given once, with at most ${CONVERT_LIMITS.fileNameLength} characters` };

/** How a document of another tool is read (docs/reference/model-documents.md#converting). */
export class ConvertQuery {
  @ApiPropertyOptional({ enum: SOURCE_FORMATS, description: "What it is; guessed without it" })
  @IsOptional()
  @IsIn([...SOURCE_FORMATS], { message: `must be one of ${SOURCE_FORMATS.join(", ")}` })
  readonly format?: SourceFormat;

  @ApiPropertyOptional({
    format: "uuid",
    description: "The element of main that a contract is of; without it the answer brings a system for it",
  })
  @IsOptional()
  @Transform(({ value }) => parseGuid(value) ?? "")
  @Matches(/./, { message: "must be the ID of an element, given once" })
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
