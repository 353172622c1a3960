import { ApiPropertyOptional } from "@nestjs/swagger";
import { IsOptional, IsString } from "class-validator";

const REF = "main, main@<version>, or the ID of a revision or branch";

/** The two sides of a comparison (docs/reference/branches-and-revisions.md#references-to-models). */
export class CompareQuery {
  @ApiPropertyOptional({ type: "string", description: `${REF}; the newest revision without it` })
  @IsOptional()
  @IsString({ message: "must be given once" })
  readonly left?: string;

  @ApiPropertyOptional({ type: "string", description: `${REF}; main without it`, default: "main" })
  @IsOptional()
  @IsString({ message: "must be given once" })
  readonly right?: string;
}
