import { ApiProperty } from "@nestjs/swagger";
import { IsString } from "class-validator";

const SIDE = {
  type: "string",
  description: "main, a version of main, revision:<id>, branch:<id> or snapshot:<id>",
} as const;
const ONCE = { message: "is required, once" };

/** Two sides whose findings are compared. */
export class CompareFindingsQuery {
  @ApiProperty(SIDE)
  @IsString(ONCE)
  readonly from!: string;

  @ApiProperty(SIDE)
  @IsString(ONCE)
  readonly to!: string;
}
