import { ApiPropertyOptional } from "@nestjs/swagger";
import { IsIn, IsOptional } from "class-validator";

const SWITCH = ["true", "false"] as const;

/** Whether help is asked for, or what would be sent for it (docs/reference/ai.md#previews). */
export class PreviewQuery {
  @ApiPropertyOptional({ enum: SWITCH, default: "false", description: "What would be sent: nothing is" })
  @IsOptional()
  @IsIn([...SWITCH], { message: "must be true or false" })
  readonly preview: (typeof SWITCH)[number] = "false";
}
