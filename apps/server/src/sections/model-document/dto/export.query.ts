import { ApiPropertyOptional } from "@nestjs/swagger";
import { IsIn, IsOptional } from "class-validator";

const FORMATS = ["json", "yaml"] as const;
export type DocumentFormat = (typeof FORMATS)[number];
const SWITCH = ["true", "false"] as const;

/** How a model document is written (docs/reference/model-documents.md#export). */
export class ExportQuery {
  @ApiPropertyOptional({ enum: FORMATS, default: "json", description: "The form of the document" })
  @IsOptional()
  @IsIn([...FORMATS], { message: "must be json or yaml" })
  readonly format: DocumentFormat = "json";

  @ApiPropertyOptional({ enum: SWITCH, default: "false", description: "JSON without indentation" })
  @IsOptional()
  @IsIn([...SWITCH], { message: "must be true or false" })
  readonly compact: (typeof SWITCH)[number] = "false";
}
