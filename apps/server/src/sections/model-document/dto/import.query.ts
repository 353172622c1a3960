import { ApiPropertyOptional } from "@nestjs/swagger";
import { IsIn, IsOptional, Matches } from "class-validator";
import { WHOLE_NUMBER } from "../../../platform/request/whole-number.js";

const SWITCH = ["true", "false"] as const;

/** How a model document is imported (docs/reference/model-documents.md#import). */
export class ImportQuery {
  @ApiPropertyOptional({ enum: SWITCH, default: "false", description: "A preview: writes nothing" })
  @IsOptional()
  @IsIn([...SWITCH], { message: "must be true or false" })
  readonly dryRun: (typeof SWITCH)[number] = "false";

  @ApiPropertyOptional({ type: "integer", description: "modelVersion of a preview; another version is 409" })
  @IsOptional()
  @Matches(WHOLE_NUMBER, { message: "must be a whole number" })
  readonly expectedVersion?: string;
}
